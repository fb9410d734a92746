// Made by Tools/embed-templates.py from Templates/: change those, then run it again.
// swift-format-ignore-file

/// The templates that the program carries: the repository's own, byte for byte.
package enum BuiltInTemplates {
  /// Name (a path below `Templates/`) and text, sorted by name.
  package static let all: [(name: String, text: String)] = [
    ("gone.md", #"""
# {{strings.gone_title}}

{{strings.gone_intro}}

{{> parts/ask.html}}

"""#),
    ("home.md", #"""
# <bdi>{{site.name}}</bdi>

{{#site.description}}
<p dir="auto">{{site.description}}</p>

{{/site.description}}
{{> parts/code-entry.html}}

{{#has_meetings}}
## {{strings.meetings_title}}

{{> parts/meeting-list.html}}

{{#calendar_url}}
<p><a class="plain" href="{{calendar_url}}" type="text/calendar">{{strings.calendar_all}}</a></p>
{{/calendar_url}}
{{/has_meetings}}

"""#),
    ("invite/cancelled.txt", #"""
{{<invite/message.txt}}
{{$subject}}{{#has_several}}{{strings.invite_cancelled_subject_several}}{{/has_several}}{{^has_several}}{{strings.invite_cancelled_subject}}{{/has_several}}{{/subject}}
{{$intro}}
{{strings.invite_cancelled_intro}}
{{/intro}}
{{/invite/message.txt}}

"""#),
    ("invite/changed.txt", #"""
{{<invite/message.txt}}
{{$subject}}{{#has_several}}{{strings.invite_changed_subject_several}}{{/has_several}}{{^has_several}}{{strings.invite_changed_subject}}{{/has_several}}{{/subject}}
{{$intro}}
{{strings.invite_changed_intro}}
{{/intro}}
{{/invite/message.txt}}

"""#),
    ("invite/meeting.txt", #"""
{{#meeting.status_line}}
{{meeting.status_line}}
{{/meeting.status_line}}
📞 {{meeting.title}}
{{#meeting.when}}
{{> parts/when.txt}}
{{/meeting.when}}
{{#local_time}}
{{strings.invite_your_time}}{{strings.colon}}{{local_time}}
{{/local_time}}
{{#meeting.location}}
{{strings.where}}{{strings.colon}}{{meeting.location}}
{{/meeting.location}}
{{^meeting.is_cancelled}}
{{strings.invite_your_link}}
{{link}}
{{#page_link}}
{{page_link}}
{{/page_link}}
{{strings.message_id}}{{strings.colon}}{{meeting.call_id}}
{{#passcode}}
{{strings.passcode}}{{strings.colon}}{{passcode}}
{{/passcode}}
{{> parts/phones.txt}}
{{/meeting.is_cancelled}}

"""#),
    ("invite/message.html", #"""
<!doctype html>
<html lang="{{language}}" dir="{{direction}}">
<head>
<meta charset="utf-8">
<title>{{subject}}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
</head>
<body style="font-family: system-ui, sans-serif; line-height: 1.5; max-width: 40em">
{{#guest.name}}
<p>{{strings.invite_greeting}}</p>
{{/guest.name}}
{{^guest.name}}
<p>{{strings.invite_greeting_all}}</p>
{{/guest.name}}
{{#guest.note}}
<p style="white-space: pre-line"><bdi>{{guest.note}}</bdi></p>
{{/guest.note}}
{{#is_cancelled}}
<p>{{strings.invite_cancelled_intro}}</p>
{{/is_cancelled}}
{{#is_changed}}
<p>{{strings.invite_changed_intro}}</p>
{{/is_changed}}
{{#is_invitation}}
<p>{{#has_several}}{{strings.invite_intro_several}}{{/has_several}}{{^has_several}}{{strings.invite_intro}}{{/has_several}}</p>
{{/is_invitation}}
{{#meetings}}
<h2>{{#meeting.status_line}}{{meeting.status_line}}{{strings.colon}}{{/meeting.status_line}}<bdi>{{meeting.title}}</bdi></h2>
{{#meeting.when}}
<p>{{#meeting.is_off}}{{strings.was_when}}{{strings.colon}}{{/meeting.is_off}}{{text}}{{#is_repeated}}{{^repetition}} {{#is_first}}{{strings.repeated}}{{/is_first}}{{^is_first}}{{strings.repeated_later}}{{/is_first}}{{/repetition}}{{/is_repeated}}{{#repetition}}<br>{{strings.repeats}}{{strings.colon}}{{repetition}}{{/repetition}}{{#next_dates}}<br>{{strings.next_times}}{{strings.colon}}{{next_dates}}{{/next_dates}}{{#exceptions}}<br>{{text}}{{/exceptions}}</p>
{{/meeting.when}}
{{#local_time}}
<p>{{strings.invite_your_time}}{{strings.colon}}{{local_time}}</p>
{{/local_time}}
{{#meeting.location}}
<p>{{strings.where}}{{strings.colon}}<bdi>{{meeting.location}}</bdi></p>
{{/meeting.location}}
{{^meeting.is_cancelled}}
<p><a href="{{link}}" style="font-weight: bold">{{strings.join}}</a></p>
<p>{{strings.invite_your_link}}<br><a href="{{link}}">{{link}}</a>{{#page_link}}<br><a href="{{page_link}}">{{page_link}}</a>{{/page_link}}</p>
<p>{{strings.message_id}}{{strings.colon}}<bdi>{{meeting.call_id}}</bdi>{{#passcode}}<br>{{strings.passcode}}{{strings.colon}}<bdi>{{passcode}}</bdi>{{/passcode}}</p>
{{#meeting.has_phones}}
<p>{{strings.message_phone}}</p>
{{#meeting.first_phones}}
<p><a href="{{uri}}"><bdi dir="ltr">{{address}}</bdi></a>{{#label}} <bdi>{{label}}</bdi>{{/label}}{{#one_tap}}<br><bdi dir="ltr">{{one_tap}}</bdi>{{/one_tap}}{{#shown_code}}<br>{{strings.phone_id}}{{strings.colon}}<bdi dir="ltr">{{shown_code}}</bdi>{{/shown_code}}{{#shown_pin}}<br>{{strings.pin}}{{strings.colon}}<bdi dir="ltr">{{shown_pin}}</bdi>{{/shown_pin}}</p>
{{/meeting.first_phones}}
{{#meeting.more_phones_url}}
<p>{{strings.message_more_phones}}<br><a href="{{meeting.more_phones_url}}">{{meeting.more_phones_url}}</a></p>
{{/meeting.more_phones_url}}
{{/meeting.has_phones}}
{{/meeting.is_cancelled}}
{{/meetings}}
{{#is_personal}}
<p>{{strings.invite_keep}}</p>
{{/is_personal}}
{{#site.contact}}
<p>{{strings.message_help}}{{strings.colon}}<a href="{{url}}">{{text}}</a></p>
{{/site.contact}}
<p><bdi>{{sender}}</bdi></p>
</body>
</html>

"""#),
    ("invite/message.txt", #"""
Subject: {{$subject}}{{#has_several}}{{strings.invite_subject_several}}{{/has_several}}{{^has_several}}{{strings.invite_subject}}{{/has_several}}{{/subject}}

{{#guest.name}}
{{strings.invite_greeting}}
{{/guest.name}}
{{^guest.name}}
{{strings.invite_greeting_all}}
{{/guest.name}}

{{#guest.note}}
{{guest.note}}

{{/guest.note}}
{{$intro}}
{{#has_several}}
{{strings.invite_intro_several}}
{{/has_several}}
{{^has_several}}
{{strings.invite_intro}}
{{/has_several}}
{{/intro}}
{{#meetings}}

{{> invite/meeting.txt}}
{{/meetings}}
{{#is_personal}}

{{strings.invite_keep}}
{{/is_personal}}
{{#site.contact}}

{{strings.message_help}}{{strings.colon}}{{text}}
{{/site.contact}}

{{sender}}

"""#),
    ("invite/organiser-guest.html", #"""
<li data-number="{{number}}" data-mark="{{mark}}" data-lang="{{language}}"{{#is_revoked}} class="revoked"{{/is_revoked}}{{#is_excluded}} class="excluded"{{/is_excluded}}>
<h2><bdi>{{label}}</bdi></h2>
<p>{{#email}}<bdi>{{email}}</bdi> {{/email}}{{#phone}}<bdi>{{phone}}</bdi> {{/phone}}<span lang="en">{{language}}</span>{{#role}} · <bdi>{{role}}</bdi>{{/role}}{{#is_missing}} · {{strings.invite_missing}}{{/is_missing}}</p>
{{#is_revoked}}
<p>{{strings.invite_revoked}}</p>
{{/is_revoked}}
{{#is_excluded}}
<p>{{strings.invite_excluded}}</p>
{{/is_excluded}}
{{#is_sendable}}
<pre lang="{{language}}" dir="{{direction}}" hidden>{{message}}</pre>
<p class="actions"><button type="button" class="copy" hidden>{{strings.invite_copy}}</button>{{#mail_url}} <a class="send" href="{{mail_url}}">{{strings.share_mail}}</a>{{/mail_url}}{{#sms_url}} <a class="send" href="{{sms_url}}">{{strings.share_sms}}</a>{{/sms_url}}{{#whatsapp_url}} <a class="send" href="{{whatsapp_url}}" target="_blank" rel="noopener noreferrer">{{strings.share_whatsapp}}</a>{{/whatsapp_url}} <label class="mark" hidden><input type="checkbox" class="sent"> {{strings.invite_sent}}</label></p>
{{/is_sendable}}
</li>

"""#),
    ("invite/organiser-header.html", #"""
<h1><bdi>{{title}}</bdi></h1>
<p>{{strings.invite_guests}}{{strings.colon}}{{count}} · {{strings.invite_sent}}{{strings.colon}}<output id="sent-count">0</output> · {{strings.invite_shown}}{{strings.colon}}<output id="shown-count">{{count}}</output></p>
<p class="private">{{strings.invite_private}}</p>
<noscript><p>{{strings.invite_needs_script}}</p></noscript>
<form id="filters" hidden>
<label>{{strings.invite_search}} <input type="search" id="search" autocomplete="off"></label>
{{#has_languages}}
<label>{{strings.invite_language}} <select id="language"><option value="">{{strings.invite_all}}</option>{{#languages}}<option>{{code}}</option>{{/languages}}</select></label>
{{/has_languages}}
<label><input type="checkbox" id="only-unsent"> {{strings.invite_only_unsent}}</label>
</form>

"""#),
    ("invite/organiser-list.html", #"""
<ul id="guests">
{{{guests}}}
</ul>
<p id="nobody" hidden>{{strings.invite_nobody}}</p>

"""#),
    ("invite/organiser.css", #"""
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; }
header { border-bottom: 1px solid; margin-bottom: 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
h2 { font-size: 1.1rem; margin: 0; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin: .75rem 0; }
form[hidden], [hidden] { display: none; }
input, select, button { font: inherit; padding: .4rem; max-width: 100%; }
input[type=checkbox] { width: 1.2rem; height: 1.2rem; vertical-align: middle; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: .75rem 0; border-bottom: 1px solid #8886; content-visibility: auto; contain-intrinsic-size: auto 7rem; }
li.is-sent h2::after { content: " ✓"; }
li.revoked h2, li.excluded h2 { text-decoration: line-through; }
.private { font-weight: bold; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.actions a, .actions button { display: inline-block; min-height: 2.75rem; padding: .5rem .9rem; border: 1px solid; border-radius: .5rem; background: none; color: inherit; text-decoration: none; cursor: pointer; }
.actions a:focus-visible, .actions button:focus-visible { outline: 3px solid; outline-offset: 2px; }
.mark { min-height: 2.75rem; display: inline-flex; align-items: center; gap: .35rem; }
.mark[hidden], button[hidden] { display: none; }
@media print { form, .actions { display: none; } }

"""#),
    ("invite/organiser.html", #"""
<!doctype html>
<html lang="{{language}}" dir="{{direction}}">
<head>
<meta charset="utf-8">
<title>{{strings.invite_guests}}{{strings.colon}}{{title}}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{{content_security_policy}}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="data:,">
{{{style}}}
</head>
<body data-store="{{store}}">
<header>
{{> invite/organiser-header.html}}
</header>
<main>
{{> invite/organiser-list.html}}
</main>
{{{script}}}
</body>
</html>

"""#),
    ("invite/organiser.js", #"""
// Search, filters, copying, and marks for what was sent. The marks stay in this browser; nothing is
// sent anywhere, and every link works without this script.
(function () {
  "use strict";

  function byId(id) { return document.getElementById(id); }

  var guests = Array.prototype.slice.call(document.querySelectorAll("#guests > li"));
  var key = document.body.getAttribute("data-store");
  var marks = {};
  try { marks = JSON.parse(localStorage.getItem(key)) || {}; } catch (error) { marks = {}; }

  function store() {
    try { localStorage.setItem(key, JSON.stringify(marks)); } catch (error) { /* private window */ }
  }

  // Without case and without marks on letters, so that "lopez" finds "López".
  function folded(text) {
    var plain = text.toLowerCase();
    return plain.normalize ? plain.normalize("NFD").replace(/[\u0300-\u036f]/g, "") : plain;
  }

  var texts = guests.map(function (guest) {
    var parts = guest.querySelectorAll("h2, p:not(.actions)");
    return folded(Array.prototype.map.call(parts, function (part) {
      return part.textContent;
    }).join(" "));
  });

  // Belongs to the guest and to what the message says: what has changed since was not sent yet.
  function markOf(guest) {
    return guest.getAttribute("data-mark") || guest.getAttribute("data-number");
  }

  function count() {
    var sent = guests.filter(function (guest) { return marks[markOf(guest)]; });
    if (byId("sent-count")) { byId("sent-count").textContent = String(sent.length); }
  }

  function mark(guest, isSent) {
    if (isSent) { marks[markOf(guest)] = 1; } else { delete marks[markOf(guest)]; }
    show(guest);
    store();
    count();
  }

  function show(guest) {
    var isSent = Boolean(marks[markOf(guest)]);
    var box = guest.querySelector(".sent");
    if (box) { box.checked = isSent; }
    guest.className = guest.className.replace(/ ?\bis-sent\b/g, "") + (isSent ? " is-sent" : "");
  }

  function filter() {
    var words = folded(byId("search") ? byId("search").value : "").split(/\s+/).filter(Boolean);
    var language = byId("language") ? byId("language").value : "";
    var onlyUnsent = Boolean(byId("only-unsent") && byId("only-unsent").checked);
    var shown = 0;
    guests.forEach(function (guest, index) {
      var fits = words.every(function (word) { return texts[index].indexOf(word) >= 0; }) &&
        (!language || guest.getAttribute("data-lang") === language) &&
        !(onlyUnsent && (marks[markOf(guest)] || !guest.querySelector(".mark")));
      guest.hidden = !fits;
      if (fits) { shown += 1; }
    });
    if (byId("shown-count")) { byId("shown-count").textContent = String(shown); }
    if (byId("nobody")) { byId("nobody").hidden = shown > 0; }
  }

  function copyByHand(text) {
    var area = document.createElement("textarea");
    area.value = text;
    area.setAttribute("readonly", "");
    document.body.appendChild(area);
    area.select();
    var isDone = false;
    try { isDone = document.execCommand("copy"); } catch (error) { isDone = false; }
    document.body.removeChild(area);
    return isDone;
  }

  function copied(button) {
    var word = button.textContent;
    button.textContent = word + " ✓";
    setTimeout(function () { button.textContent = word; }, 1500);
  }

  // What cannot be copied is shown, to be copied by hand.
  function copy(button, pre) {
    var text = pre.textContent;
    function byHand() {
      if (copyByHand(text)) { copied(button); } else { pre.hidden = false; }
    }
    if (navigator.clipboard && navigator.clipboard.writeText) {
      navigator.clipboard.writeText(text).then(function () { copied(button); }, byHand);
    } else {
      byHand();
    }
  }

  guests.forEach(function (guest) {
    var button = guest.querySelector(".copy");
    var pre = guest.querySelector("pre");
    if (button && pre) {
      button.hidden = false;
      button.addEventListener("click", function () { copy(button, pre); });
    }
    var label = guest.querySelector(".mark");
    if (label) {
      label.hidden = false;
      label.querySelector(".sent").addEventListener("change", function (event) {
        mark(guest, event.target.checked);
      });
    }
    Array.prototype.forEach.call(guest.querySelectorAll(".send"), function (link) {
      link.addEventListener("click", function () { mark(guest, true); });
    });
    show(guest);
  });

  var form = byId("filters");
  if (form) {
    form.hidden = false;
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    form.addEventListener("input", filter);
    form.addEventListener("change", filter);
  }
  count();
  filter();
}());

"""#),
    ("invite/sms.txt", #"""
{{#meetings}}
{{#meeting.status_line}}
{{meeting.status_line}}
{{/meeting.status_line}}
{{meeting.title}}
{{#local_time}}
{{local_time}}{{#meeting.when}}{{#is_first}}{{^repetition}} {{strings.repeated}}{{/repetition}}{{/is_first}}{{/meeting.when}}
{{#meeting.when}}
{{#repetition}}
{{strings.repeats}}{{strings.colon}}{{repetition}}{{#zone_note}} {{zone_note}}{{/zone_note}}
{{/repetition}}
{{/meeting.when}}
{{/local_time}}
{{^local_time}}
{{#meeting.when}}
{{#meeting.is_off}}{{strings.was_when}}{{strings.colon}}{{/meeting.is_off}}{{text}}{{#is_first}}{{^repetition}} {{strings.repeated}}{{/repetition}}{{/is_first}}
{{#repetition}}
{{strings.repeats}}{{strings.colon}}{{repetition}}
{{/repetition}}
{{/meeting.when}}
{{/local_time}}
{{^meeting.is_cancelled}}
{{link}}
{{/meeting.is_cancelled}}
{{/meetings}}

"""#),
    ("join-any.md", #"""
# {{strings.any_title}}

{{#has_apps}}
{{> parts/open-any.html}}

<p id="any-unread">{{strings.any_unread}}</p>

<noscript>
<p class="status">{{#has_native_apps}}{{strings.any_needs_script}}{{/has_native_apps}}{{^has_native_apps}}{{strings.needs_script_no_app}}{{/has_native_apps}}</p>
</noscript>

{{/has_apps}}
{{^has_apps}}
<p>{{strings.any_unread}}</p>

{{/has_apps}}
{{> parts/code-entry.html}}

{{> parts/get-apps.html}}

"""#),
    ("join.md", #"""
{{$title}}
# <bdi lang="{{meeting.language}}"{{#meeting.has_long_title}} class="long"{{/meeting.has_long_title}}>{{meeting.title}}</bdi>
{{/title}}

{{$status}}
{{> parts/status.md}}
{{/status}}

{{$when}}
{{> parts/when.html}}
{{/when}}

{{$open}}
{{> parts/open-app.html}}
{{/open}}

{{$description}}
{{#meeting.description}}
<div class="description" dir="auto" lang="{{meeting.language}}">

{{{meeting.description}}}

</div>
{{/meeting.description}}
{{/description}}

{{$details}}
{{> parts/details.html}}
{{/details}}

{{$calendar}}
{{> parts/calendar.html}}
{{/calendar}}

{{$phone}}
{{> parts/phone.md}}
{{/phone}}

{{$other_ways}}
{{> parts/other-ways.html}}
{{/other_ways}}

{{$help}}
{{> parts/help.md}}
{{/help}}

{{$share}}
{{> parts/share.html}}
{{/share}}

"""#),
    ("layout.html", #"""
<!doctype html>
<html lang="{{page.language}}" dir="{{page.direction}}">
<head>
<meta charset="utf-8">
<title>{{page.title}}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
{{#page.preview}}
<meta property="og:type" content="website">
<meta property="og:site_name" content="{{site.name}}">
<meta property="og:title" content="{{title}}">
<meta property="og:description" content="{{description}}">
<meta property="og:url" content="{{url}}">
{{#image}}
<meta property="og:image" content="{{image}}">
{{#picture}}
<meta property="og:image:width" content="{{width}}">
<meta property="og:image:height" content="{{height}}">
<meta property="og:image:type" content="{{type}}">
{{/picture}}
<meta property="og:image:alt" content="{{title}}">
<meta name="twitter:card" content="summary_large_image">
{{/image}}
{{^image}}
<meta name="twitter:card" content="summary">
{{/image}}
{{/page.preview}}
<meta http-equiv="Content-Security-Policy" content="{{page.content_security_policy}}">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
{{#page.is_hidden}}
<meta name="googlebot" content="noindex">
{{/page.is_hidden}}
{{#page.canonical}}
<link rel="canonical" href="{{page.canonical}}">
{{/page.canonical}}
{{#page.languages}}
<link rel="alternate" hreflang="{{tag}}" href="{{url}}">
{{/page.languages}}
{{#page.app_banner}}
<meta name="apple-itunes-app" content="{{page.app_banner}}">
{{/page.app_banner}}
<link rel="icon" href="{{page.icon}}">
{{{page.style}}}
{{#page.event}}
{{{page.event}}}
{{/page.event}}
</head>
<body>
<header class="site">
{{#page.is_home}}
{{#site.logo}}
<img src="{{site.logo}}" alt="" height="40">
{{/site.logo}}
{{/page.is_home}}
{{^page.is_home}}
<a href="/">
{{#site.logo}}
<img src="{{site.logo}}" alt="" height="40">
{{/site.logo}}
<bdi>{{site.name}}</bdi></a>
{{/page.is_home}}
{{> parts/languages.html}}
</header>
<main>
{{{page.content}}}
</main>
<footer class="site">
<ul>
{{#site.organizer}}
<li>{{#url}}<a href="{{url}}" rel="noopener"><bdi>{{name}}</bdi></a>{{/url}}{{^url}}<bdi>{{name}}</bdi>{{/url}}</li>
{{/site.organizer}}
{{#site.contact}}
<li><a href="{{url}}" rel="noopener">{{strings.contact}}</a></li>
{{/site.contact}}
{{#site.legal}}
<li><a href="{{url}}" rel="noopener"><bdi>{{label}}</bdi></a></li>
{{/site.legal}}
{{^page.is_home}}
{{^page.leads_home}}
<li><a href="/">{{strings.to_home}}</a></li>
{{/page.leads_home}}
{{/page.is_home}}
</ul>
</footer>
{{#page.data}}
{{{page.data}}}
{{/page.data}}
{{#page.script}}
{{{page.script}}}
{{/page.script}}
</body>
</html>

"""#),
    ("messages/email.txt", #"""
Subject: {{#meeting.status_line}}{{meeting.status_line}}{{strings.colon}}{{/meeting.status_line}}{{meeting.title}}

{{#meeting.status_line}}
{{meeting.status_line}}

{{/meeting.status_line}}
{{#meeting.organizer}}
{{strings.message_invites}}{{strings.colon}}{{name}}
{{/meeting.organizer}}
{{strings.title}}{{strings.colon}}{{meeting.title}}
{{#meeting.when}}
{{> parts/when.txt}}
{{/meeting.when}}
{{#meeting.location}}
{{strings.where}}{{strings.colon}}{{meeting.location}}
{{/meeting.location}}

{{^meeting.is_off}}
{{strings.message_click}}
{{/meeting.is_off}}
{{meeting.url}}
{{#meeting.page_link}}
{{meeting.page_link}}
{{/meeting.page_link}}

{{^meeting.is_off}}
{{strings.message_id}}{{strings.colon}}{{meeting.call_id}}
{{#meeting.passcode}}
{{strings.passcode}}{{strings.colon}}{{meeting.passcode}}
{{/meeting.passcode}}
{{/meeting.is_off}}
{{strings.short_link}}{{strings.colon}}{{meeting.short_url}}
{{#meeting.calendar}}
{{strings.message_calendar}}
{{file_url}}
{{#links}}
{{service}}{{strings.colon}}{{link}}
{{/links}}
{{/meeting.calendar}}
{{^meeting.is_off}}
{{> parts/phones.txt}}
{{/meeting.is_off}}
{{#meeting.description_text}}

{{meeting.description_text}}
{{/meeting.description_text}}
{{#site.contact}}

{{strings.message_help}}{{strings.colon}}{{text}}
{{/site.contact}}

"""#),
    ("messages/share.txt", #"""
{{#meeting.status_line}}
{{meeting.status_line}}

{{/meeting.status_line}}
📞 {{^meeting.is_off}}{{strings.message_join}}{{strings.colon}}{{/meeting.is_off}}{{meeting.title}}
{{#meeting.when}}
{{> parts/when.txt}}
{{/meeting.when}}

{{^meeting.is_off}}
{{strings.message_click}}
{{/meeting.is_off}}
{{meeting.url}}
{{#meeting.page_link}}
{{meeting.page_link}}
{{/meeting.page_link}}
{{^meeting.is_off}}

{{strings.message_id}}{{strings.colon}}{{meeting.call_id}}
{{#meeting.passcode}}
{{strings.passcode}}{{strings.colon}}{{meeting.passcode}}
{{/meeting.passcode}}
{{> parts/phones.txt}}
{{/meeting.is_off}}

"""#),
    ("messages/sms.txt", #"""
{{#meeting.status_line}}
{{meeting.status_line}}
{{/meeting.status_line}}
{{meeting.title}}
{{#meeting.when}}
{{#meeting.is_off}}{{strings.was_when}}{{strings.colon}}{{/meeting.is_off}}{{text}}{{#is_first}}{{^repetition}} {{strings.repeated}}{{/repetition}}{{/is_first}}
{{#repetition}}
{{strings.repeats}}{{strings.colon}}{{repetition}}
{{/repetition}}
{{/meeting.when}}
{{meeting.short_url}}

"""#),
    ("not-found.md", #"""
{{#has_apps}}
# <span id="not-found-title">{{strings.not_found_title}}</span><span id="join-any-title" hidden>{{strings.any_title}}</span>

<p id="not-found">{{strings.not_found_intro}}</p>

{{> parts/open-any.html}}

<noscript>
<p class="status">{{#has_native_apps}}{{strings.not_found_needs_script}}{{/has_native_apps}}{{^has_native_apps}}{{strings.needs_script_no_app}}{{/has_native_apps}}</p>
</noscript>

{{/has_apps}}
{{^has_apps}}
# {{strings.not_found_title}}

<p>{{strings.not_found_intro}}</p>

{{/has_apps}}
{{> parts/code-entry.html}}

{{#has_apps}}
<div id="any-get" hidden>

{{> parts/get-apps.html}}

</div>

{{/has_apps}}
{{> parts/ask.html}}

"""#),
    ("page.js", #"""
// The order of the buttons for the device in front of the guest, the guest's own time, whether the
// meeting is on, Copy and Share; code entry, repair of mistyped short links, and the page for meetings
// that were unknown when the site was made. Pages say and do everything else without this script.
//
// Pages of meetings leave out what stands between >>> and <<<, since guests have bad lines.
//
// It opens nothing by itself. Old phones run it, too: ECMAScript 5, and whatever an address says is
// only ever text.
(function () {
  "use strict";

  function byId(id) { return document.getElementById(id); }

  // Templates of the user's own may leave parts out.
  function show(id, isShown) {
    var element = byId(id);
    if (element) { element.hidden = !isShown; }
  }

  function write(id, text) {
    var element = byId(id);
    if (element) { element.textContent = text; }
  }

  function all(selector, from) {
    return Array.prototype.slice.call((from || document).querySelectorAll(selector));
  }

  function make(name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    return element;
  }

  function pageData() {
    try { return JSON.parse(byId("page-data").textContent) || {}; } catch (error) { return {}; }
  }

  // null for what is not encoded UTF-8.
  function decoded(text) {
    try { return decodeURIComponent(text); } catch (error) { return null; }
  }

  // --- Addresses

  // The path in parts, without what a host may add: /join/x/index.html is /join/x/.
  function pathParts() {
    return location.pathname.replace(/\/(index\.html)?$/, "").split("/").slice(1);
  }

  // The first item of that name: undefined when there is none, null when it is broken. A plus is a
  // plus, as in every link that the site makes.
  function query(name) {
    var items = location.search.slice(1).split("&");
    for (var index = 0; index < items.length; index += 1) {
      var at = items[index].indexOf("=");
      var key = at < 0 ? items[index] : items[index].slice(0, at);
      if (decoded(key) === name) { return at < 0 ? "" : decoded(items[index].slice(at + 1)); }
    }
    return undefined;
  }

  // Puts the address as it is to be kept and passed on.
  function clean(path, hash) {
    if (history.replaceState) { history.replaceState(null, "", path + location.search); }
    if (hash) { location.replace(hash); }
  }

  // >>> What only pages need that are no meeting's.

  // What a call id or type may be: 1 to 256 characters without controls and direction marks.
  function isName(text) {
    return typeof text === "string" && text !== "" && start(text, 257) === start(text, 256) &&
      !/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/.test(text);
  }

  // The first characters of a text, whole ones also where they are two units of UTF-16.
  function start(text, length) {
    var characters = text.match(/[\ud800-\udbff][\udc00-\udfff]|[\s\S]/g) || [];
    return characters.slice(0, length).join("");
  }

  // --- URI Templates (RFC 6570), as far as one text for each name needs them

  function encoded(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, function (sign) {
      return "%" + sign.charCodeAt(0).toString(16).toUpperCase();
    });
  }

  // Reserved signs and whole escapes stay.
  function encodedButReserved(text) {
    return text.replace(/%[0-9A-Fa-f]{2}|(?:(?!%[0-9A-Fa-f]{2})[\s\S])+/g, function (part) {
      if (/^%[0-9A-Fa-f]{2}$/.test(part)) { return part; }
      return encodeURIComponent(part).replace(
        /%(?:2[346BCF]|3[ABDF]|40|5[BD])/g, decodeURIComponent);
    });
  }

  // For each operator: what stands first, what between, whether names are printed.
  var operators = {
    "": ["", ",", false], "+": ["", ",", false], "#": ["#", ",", false], ".": [".", ".", false],
    "/": ["/", "/", false], ";": [";", ";", true], "?": ["?", "&", true], "&": ["&", "&", true]
  };

  function expression(operator, list, values) {
    var kind = operators[operator];
    var parts = [];
    list.split(",").forEach(function (item) {
      var name = item.replace(/[:*].*$/, "");
      var value = values[name];
      if (typeof value !== "string") { return; }
      var limit = /:(\d+)$/.exec(item);
      if (limit) { value = start(value, Number(limit[1])); }
      var keepsReserved = operator === "+" || operator === "#";
      var text = keepsReserved ? encodedButReserved(value) : encoded(value);
      var sign = operator === ";" && text === "" ? "" : "=";
      parts.push(kind[2] ? name + sign + text : text);
    });
    return parts.length > 0 ? kind[0] + parts.join(kind[1]) : "";
  }

  function expanded(template, values) {
    return template.replace(
      /\{([+#.\/;?&]?)([^{}]*)\}|([^{}]+)/g, function (whole, operator, list, literal) {
        if (literal) { return literal.replace(/[^\u0000-\u007f]+/g, encodeURIComponent); }
        return expression(operator, list, values);
      });
  }

  // Opens the app where it is, else this page in the browser.
  function intent(address, androidPackage) {
    var scheme = /^([A-Za-z][A-Za-z0-9+.\-]*):/.exec(address);
    if (!scheme) { return address; }
    var rest = address.slice(scheme[0].length).split("#")[0];
    if (rest.slice(0, 2) !== "//") { rest = "//" + rest; }
    return "intent:" + rest + "#Intent;scheme=" + scheme[1].toLowerCase() +
      ";package=" + androidPackage + ";S.browser_fallback_url=" +
      encoded(location.href.split("#")[0] + "#web") + ";end";
  }

  // <<<

  // --- The device

  // Names of apps whose own browsers open links, by a word of theirs.
  var inAppBrowsers = [
    [/Instagram/, "Instagram"], [/\bFB(AN|AV|_IAB)\b/, "Facebook"], [/\bLine\//, "LINE"],
    [/MicroMessenger/, "WeChat"], [/LinkedInApp/, "LinkedIn"], [/Snapchat/, "Snapchat"],
    [/musical_ly|BytedanceWebview|TikTok/, "TikTok"], [/Twitter/, "X"], [/Pinterest/, "Pinterest"],
    [/KAKAOTALK/, "KakaoTalk"], [/; wv\)|(iPhone|iPad|iPod)(?!.*Safari\/)/, ""]
  ];

  // A guess, and only ever for the order of things. An iPad calls itself a Mac.
  function deviceName(agent) {
    if (/iPhone|iPad|iPod/.test(agent)) { return "ios"; }
    if (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1) { return "ios"; }
    if (/Android/.test(agent)) { return "android"; }
    return /Windows NT|Macintosh|X11|CrOS/.test(agent) ? "desktop" : "";
  }

  function inAppName(agent) {
    for (var index = 0; index < inAppBrowsers.length; index += 1) {
      if (inAppBrowsers[index][0].test(agent)) {
        return inAppBrowsers[index][1] || words.this_app || "";
      }
    }
    return null;
  }

  function isFor(device) {
    return function (element) { return element.getAttribute("data-device") === device; };
  }

  // What is for this device first; nothing is taken away. A link that shows a page where the app is
  // missing may stand first, others behind the browser. Who came back from such a link has no app.
  function putInOrder(device, isInApp) {
    var ways = byId("ways-in");
    var isBack = location.hash === "#web" || isOtherHost();
    var cannotOpen = isInApp || isBack || query("web") === "1";
    var afterWeb = null;
    if (!ways) { return; }
    if (isBack && byId("web")) {
      ways.parentNode.insertBefore(byId("web"), ways);
      show("web", true);
    }
    Array.prototype.forEach.call(ways.children, function (child) {
      if (child.getAttribute("data-device") === "web") { afterWeb = child; }
    });
    var before = ways.firstChild;
    var behind = afterWeb ? afterWeb.nextSibling : before;
    all(".devices", ways).forEach(function (group) {
      all("a[data-device]", group).filter(isFor(device)).forEach(function (anchor) {
        var isSafe = anchor.getAttribute("data-safe") && !cannotOpen;
        var paragraph = document.createElement("p");
        var note = anchor.getAttribute("data-note");
        var item = anchor.parentNode;
        anchor.textContent = anchor.getAttribute("data-label");
        paragraph.appendChild(anchor);
        if (note) {
          var small = make("small", note);
          small.className = "note";
          paragraph.appendChild(small);
        }
        ways.insertBefore(paragraph, isSafe ? before : behind);
        item.parentNode.removeChild(item);
      });
      var label = group.querySelector("[data-others]");
      all(".note", group).forEach(function (note) { group.removeChild(note); });
      if (group.querySelector("li")) {
        // What only opens elsewhere is folded away, unless there is nothing else.
        if (label && !group.querySelector("[data-device='" + device + "']")) {
          label.textContent = label.getAttribute("data-others");
          group.open = !ways.querySelector("p > .button");
          all("[hidden]", group).forEach(function (hint) { hint.hidden = false; });
        }
      } else {
        ways.removeChild(group);
      }
    });
    all(".get", ways).forEach(function (row) {
      all("a", row).filter(isFor(device)).reverse().forEach(function (anchor) {
        var first = row.querySelector("a");
        row.insertBefore(anchor, first);
        row.insertBefore(document.createTextNode(" "), first);
      });
    });
  }

  // Behind the first way in: a hint, and no step before it.
  function putSecond(hint, ways) {
    if (hint && ways && ways.children.length > 0) { ways.insertBefore(hint, ways.children[1] || null); }
  }

  // The help for this device first, and open.
  function openHelp(device) {
    all("details").filter(isFor(device)).forEach(function (details) {
      var first = details.parentNode.querySelector("details");
      if (first !== details) { details.parentNode.insertBefore(details, first); }
      details.open = true;
    });
  }

  function lookAtDevice() {
    var agent = navigator.userAgent;
    var device = deviceName(agent);
    var app = inAppName(agent);
    if (device) {
      putInOrder(device, app !== null);
      openHelp(device);
    }
    if (app !== null) {
      write("in-app-name", app);
      show("in-app", true);
      putSecond(byId("in-app"), byId("ways-in"));
      openHelp("in-app");
    }
  }

  // --- Links

  // The guest's own token goes into every link that opens the app, and into nothing else.
  function addToken(token) {
    var links = data.guest || [];
    function changed(text) {
      for (var index = 0; index < links.length; index += 1) {
        if (links[index][0] === text) { return links[index][1].split(data.mark).join(token); }
      }
      return text;
    }
    if (!isToken(token)) { return; }
    all("a[href]").forEach(function (anchor) {
      var address = anchor.getAttribute("href");
      var own = changed(address);
      if (own !== address) { anchor.setAttribute("href", own); }
    });
    // The page in another language and behind the short link opens the same app.
    all("a[hreflang],a.link").forEach(function (anchor) {
      anchor.setAttribute("href", anchor.getAttribute("href") + "?t=" + token);
    });
    all("meta[name='apple-itunes-app']").forEach(function (meta) {
      meta.content = changed(meta.content);
    });
  }

  // Who reads another one of many languages need not look for it in a list that is folded away.
  function showOwnLanguage() {
    var list = document.querySelector(".languages details");
    var own = primary(navigator.language);
    if (!list || own === primary(document.documentElement.lang)) { return; }
    all("a", list).forEach(function (anchor) {
      if (primary(anchor.hreflang) === own) {
        list.parentNode.insertBefore(anchor.cloneNode(true), list);
      }
    });
  }

  function primary(tag) { return (tag || "").split("-")[0]; }

  function isToken(text) {
    return typeof text === "string" && /^[0-9a-hjkmnp-tv-z]{26}$/.test(text);
  }

  // The same pages stand at both hosts, and only a link to the other one opens the app: who sees the
  // page there has no app.
  function isOtherHost() { return location.hostname === data.openHost; }

  function useOtherHost() {
    var here = "https://" + data.openHost + "/";
    if (!isOtherHost()) { return; }
    all("#ways-in a[href]").forEach(function (anchor) {
      var address = anchor.getAttribute("href");
      if (address.slice(0, here.length) === here) {
        anchor.setAttribute("href", "https://" + data.host + "/" + address.slice(here.length));
      }
    });
  }

  // --- Time

  // The guest's own way of writing, where it is the language of the page.
  function languageTag() {
    var language = document.documentElement.lang;
    var own = navigator.language;
    return primary(own) === primary(language) ? own : language;
  }

  function dateText(date, options) {
    try {
      // The page counts years like this, whatever the guest's calendar is.
      return new Intl.DateTimeFormat(languageTag() + "-u-ca-gregory", options).format(date);
    } catch (error) {
      return options.weekday ? date.toLocaleString() : date.toLocaleTimeString();
    }
  }

  // From when to when. On one day the language says how both times are written together, where the
  // browser knows.
  function spanText(start, end, options) {
    var text = dateText(start, options);
    var clock = { hour: "numeric", minute: "2-digit" };
    var time = dateText(start, clock);
    var times = time + "\u2013" + dateText(end, clock);
    if (options.hour && start.toDateString() === end.toDateString()) {
      try {
        times = new Intl.DateTimeFormat(languageTag() + "-u-ca-gregory", clock)
          .formatRange(start, end);
      } catch (error) { /* An old browser: both with a dash between. */ }
      text = text.indexOf(time) < 0 ? text + "\u2013" + dateText(end, clock)
        : text.split(time).join(times);
    } else if (end > start) {
      text += " \u2013 " + dateText(end, options);
    }
    // No line ends at the dash.
    return text.replace(/\s*[\u2013~\uff5e]\s*/g, function (dash) {
      return "\u2060" + dash.replace(/\s/g, "\u00a0") + "\u2060";
    });
  }

  // The text for a number. forms has the place of its form, and the last one for all further numbers;
  // from 100 on, all languages go round.
  function counted(number, texts) {
    var forms = data.spans.forms;
    var at = Math.min(number < 200 ? number : 100 + number % 100, forms.length - 1);
    return texts[forms.charAt(at)].split("{{n}}").join(
      String(number).replace(/\d/g, function (digit) { return (data.spans.digits || "")[digit] || digit; }));
  }

  // Days are counted by the guest's calendar: a meeting on Sunday is two days away all Friday.
  function dayOf(seconds) {
    var date = new Date(seconds * 1000);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86400000;
  }

  // The guest's midnight at which a day begins.
  function midnight(day) {
    var date = new Date(day * 86400000);
    return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) / 1000;
  }

  // "in 5 minutes". Rounded down, so that nobody is late, and from two of each unit on, so that little
  // is lost by it.
  function distance(from, to) {
    var seconds = to - from;
    if (seconds >= 172800) { return counted(dayOf(to) - dayOf(from), data.spans.days); }
    if (seconds >= 7200) { return counted(Math.floor(seconds / 3600), data.spans.hours); }
    return counted(Math.max(1, Math.floor(seconds / 60)), data.spans.minutes);
  }

  // The instance that is on or comes next, as seconds since 1970, with the distance of its own clock
  // to UTC. Whole days come as days since then: they begin and end at the guest's midnights.
  function nextInstance(now) {
    var numbers = data.days || data.times;
    var offsets = data.offsets || [];
    var first = 0;
    var offset;
    for (var index = 0; index + 1 < numbers.length; index += 2) {
      var length = numbers[index + 1];
      first += numbers[index];
      if (2 * offsets[0] === index) { offset = offsets[1]; offsets = offsets.slice(2); }
      var start = data.days ? midnight(first) : first;
      var end = data.days ? midnight(first + length + 1) : first + length;
      if (now < end + data.closes) {
        return { start: start, end: end, offset: offset, day: first, more: length };
      }
    }
    return null;
  }

  function filled(text, value) { return text ? text.split("{{in}}").join(value) : ""; }

  // Reads the clock again and again, since pages are left open; it changes words alone.
  function showTime() {
    var now = Date.now() / 1000;
    var isOff = data.status === "cancelled" || data.status === "postponed";
    var text = "";
    var state = "";
    if (!data.times && !data.days || isOff) { return; }
    var instance = nextInstance(now);
    if (instance) {
      state = now < instance.start - data.opens ? "starts" : now < instance.start ? "soon" : "live";
      text = state === "live" ? words.live : filled(words[state], distance(now, instance.start));
      showGuestTime(instance, state);
    } else if (!data.goesOn) {
      state = "ended";
    }
    var element = byId("state");
    if (element) {
      if (element.textContent !== text) { element.textContent = text || ""; }
      element.className = "state " + state;
      element.hidden = !text;
    }
    show("ended", state === "ended");
    if (state !== "starts" && state !== "soon" && data.repeats) { show("guest-time", state === "live"); }
    document.documentElement.className = "is-" + (state || "open");
    setTimeout(showTime, 20000);
  }

  function showGuestTime(instance, state) {
    var start = new Date(instance.start * 1000);
    var isSame = -60 * start.getTimezoneOffset() === instance.offset;
    var options = { weekday: "long", day: "numeric", month: "long", year: "numeric" };
    if ((data.days || isSame) && !data.repeats) { return; }
    if (data.days) {
      // A date is the same everywhere, so no clock has a say in it.
      options.timeZone = "UTC";
      start = new Date(instance.day * 86400000);
      write("guest-time-text", spanText(start, new Date(+start + instance.more * 86400000), options));
    } else {
      options.hour = "numeric";
      options.minute = "2-digit";
      write("guest-time-text", spanText(start, new Date(instance.end * 1000), options));
    }
    if (data.repeats) { tellWhich(state); }
    show("guest-time-own", !isSame && !data.days);
    show("guest-time", true);
    tellOnce(instance);
  }

  // The time that is on is no next time.
  function tellWhich(state) {
    var label = (byId("guest-time") || document).querySelector("dt");
    if (!label) { return; }
    if (nextLabel === undefined) { nextLabel = label.textContent; }
    label.textContent = state === "live" && words.live || nextLabel;
  }

  // Where the next time is the first one, on a clock that shows the same, the page says it already.
  function tellOnce(instance) {
    var row = byId("guest-time");
    var own = byId("guest-time-own");
    if (!row || !data.repeats) { return; }
    row.className = own && own.hidden && nextInstance(0).start === instance.start ? "told" : "next";
  }

  // A time that does not take place says so on its day, since the next one is all that is told else.
  function showTimeOff() {
    var date = new Date();
    var now = +date / 1000;
    var today = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86400000;
    var text = "";
    data.off.forEach(function (time) {
      // Whole days are days since 1970, other times seconds.
      var isToday = data.days ? today >= time[0] && today <= time[1]
        : now < time[1] + data.closes && (now >= time[0] - data.opens ||
          new Date(time[0] * 1000).toDateString() === date.toDateString());
      if (isToday) { text = text || time[2]; }
    });
    if ((byId("off") || {}).textContent !== text) { write("off", text); }
    show("off", text !== "");
    setTimeout(showTimeOff, 20000);
  }

  // --- Copy and Share

  function tell(text, place) {
    var note = place || byId("copied");
    if (note) { note.textContent = text || ""; }
  }

  // Only ever after a tap.
  function copy(text, done) {
    function byHand() {
      var area = make("textarea", "");
      var isCopied = false;
      area.value = text;
      area.className = "offscreen";
      document.body.appendChild(area);
      area.select();
      try { isCopied = document.execCommand("copy"); } catch (error) { isCopied = false; }
      document.body.removeChild(area);
      done(isCopied);
    }
    if (navigator.clipboard && navigator.clipboard.writeText) {
      navigator.clipboard.writeText(text).then(function () { done(true); }, byHand);
    } else {
      byHand();
    }
  }

  function button(label, tapped) {
    var element = make("button", label);
    element.type = "button";
    element.className = "button";
    element.addEventListener("click", tapped);
    return element;
  }

  // A Copy button behind each link that is there to be copied; it says itself what came of it.
  function addCopyButtons() {
    if (!words.copy) { return; }
    all("[data-copy]").forEach(function (link) {
      var text = link.textContent;
      var note = make("span", "");
      note.setAttribute("role", "status");
      note.className = "quiet";
      var element = button(words.copy, function () {
        copy(text, function (isCopied) { tell(isCopied ? words.copied : words.not_copied, note); });
      });
      element.className = "button small";
      element.setAttribute("aria-label", words.copy_link);
      link.parentNode.insertBefore(note, link.nextSibling);
      link.parentNode.insertBefore(element, note);
      link.parentNode.insertBefore(document.createTextNode(" "), element);
    });
  }

  function addShareButtons() {
    var row = byId("share-row");
    var link = document.querySelector(".share .link");
    if (!row || !data.text) { return; }
    var first = row.firstChild;
    function add(label, tapped) {
      var item = document.createElement("li");
      if (!label) { return; }
      item.appendChild(button(label, tapped));
      row.insertBefore(item, first);
    }
    function addCopy(label, text) {
      add(label, function () {
        copy(text, function (isCopied) { tell(isCopied ? words.copied : words.not_copied); });
      });
    }
    var message = { title: data.title, text: data.text };
    if (link) { addCopy(words.copy_link, link.textContent); }
    var canShare = navigator.share && (!navigator.canShare || navigator.canShare(message));
    if (canShare) {
      add(words.share, function () {
        // Refused, or closed by the guest: the other ways stand beside it.
        navigator.share(message).then(function () { tell(""); }, function () { tell(""); });
      });
    }
    addCopy(words.copy_text, data.text);
  }

  // >>>

  // --- The start page

  // What is over stands behind the rest, folded up, the last one first.
  function putPastAway() {
    var list = document.querySelector("#past ul");
    all("[data-ends]").forEach(function (item) {
      if (!list || item.getAttribute("data-ends") > Date.now() / 1000) { return; }
      list.insertBefore(item, list.firstChild);
      show("past", true);
    });
  }

  // --- Meetings that the site does not know

  function showUnknownMeeting(id, type, title, token) {
    var values = {
      id: id, callId: id, sessionId: id, callType: type, type: type, title: title, name: title,
      host: data.host, t: isToken(token) ? token : null
    };
    var anchors = document.querySelectorAll("a[data-template]");
    for (var index = 0; index < anchors.length; index += 1) {
      var address = expanded(anchors[index].getAttribute("data-template"), values);
      var androidPackage = anchors[index].getAttribute("data-package");
      anchors[index].rel = "noopener";
      anchors[index].href = androidPackage ? intent(address, androidPackage) : address;
    }
    // The invitation survives the installation, as it does on the page of a meeting.
    all("a[href^='https://play.google.com/store/apps/details?']").forEach(function (anchor) {
      if (data.link) { anchor.href += "&referrer=" + encoded(expanded(data.link, values)); }
    });
    write("any-id", id);
    write("any-title", title || "");
    show("any-title-row", Boolean(title));
    useOtherHost();
    show("any", true);
    show("any-unread", false);
  }

  // True when the address names a call, and there is something to open it with.
  function readAddress(segment) {
    var id = segment === undefined ? query("sessionId") : segment;
    var type = query("type") || (query("type") === null ? null : "default");
    var title = query("name");
    if (!isName(id) || !isName(type) || !all("#any a").length) { return false; }
    showUnknownMeeting(id, type, title ? start(title, 200) : null, query("t"));
    return true;
  }

  // --- Damaged addresses

  // What a keyboard puts in the place of a hyphen, and all white space of Unicode.
  var dashes = /[\u00ad\u2010-\u2015\u2212]/g;
  var whiteSpace =
    /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
  // Signs of the text around a link that were taken for a part of it.
  var opening = /^[<(\["'\u00ab\u2018\u201c\u201e\u300c\uff08]+/;
  var closing =
    /[\s.,;:!?'"*)\]}>\u00bb\u2019\u201c\u201d\u2026\u3001\u3002\u300d\uff01\uff09\uff0c\uff1a\uff1b\uff1f]+$/;
  // A link may stand in another one, since some programs put their own address in front.
  var ownLink =
    /^\/*(?:(?:j|join)\/+)?(?:https?:\/+)?(?:([^\/?#]+)\/+)?(j|join)\/+([^\/?#]+)\/*(?:index\.html)?([^?#]*)([?#][!-~]*)?/;

  function lowerCase(text) {
    return text.replace(/[A-Z]/g, function (letter) { return letter.toLowerCase(); });
  }

  function isOwnHost(host) {
    var name = lowerCase(host);
    return name === data.host || name === data.openHost || name === location.host;
  }

  // The link that an address of this site was before it was sent around: written once, without the
  // signs of the text behind it, and with `#` and `?` in the place of their escapes. Null for others.
  function linkOf(path, rest) {
    var text = (decoded(path) || "").replace(/[<>"][\s\S]*$/, "");
    var found = ownLink.exec(text);
    var id = found ? found[3].replace(closing, "") : "";
    var behind = found && found[5] || "";
    if (!id || found[4].replace(/\//g, "").replace(closing, "") || found[1] && !isOwnHost(found[1])) { return null; }
    if (found[2] === "join" && !/^[\w\-]{1,64}$/.test(id)) { return null; }
    if (behind.charAt(0) === "?") { rest = behind + rest.replace(/^\?/, "&"); }
    if (behind.charAt(0) === "#") { rest = rest.replace(/#.*$/, "") + behind; }
    return { kind: found[2], id: id, rest: rest, isWhole: !behind && !found[1] };
  }

  function go(kind, id, rest) { location.replace("/" + kind + "/" + encoded(id) + "/" + rest); }

  // One step of repair of a code, or null when nothing is left to try. A page that still is not there
  // comes back here for the next step.
  function repaired(code) {
    var steps = [
      lowerCase,
      function (text) { return text.replace(/-/g, "").replace(dashes, "").replace(whiteSpace, ""); },
      function (text) { return text.replace(/o/g, "0").replace(/[il]/g, "1"); }
    ];
    for (var index = 0; index < steps.length; index += 1) {
      var result = steps[index](code);
      if (result !== code) { return result; }
    }
    return null;
  }

  // Of several words the last ones that make up a code: those before them say what it is.
  function lastCode(text) {
    var words = text.split(" ");
    var code = "";
    while (words.length > 0 && text.indexOf("/") < 0) {
      code = words.pop().replace(opening, "") + code;
      if (/^[0-9A-Za-z]{9}$/.test(code.replace(/-/g, ""))) { return code; }
    }
    return text;
  }

  // Where typed text leads, or a link of this site that was pasted; null for anything else. Behind
  // `#typed=` it goes along, since a guest may have typed the meeting ID that stands beside the code.
  function typedAddress(typed) {
    var text = lastCode(typed.replace(whiteSpace, " ").replace(dashes, "-").replace(/^ +/, "")
      .replace(opening, "").replace(closing, "")).replace(/ /g, "").replace(/^[^\/?#]*[:\uff1a](?=[\w\-]+$)/, "");
    var parts = /^([^?#]*)([\s\S]*)$/.exec(text);
    var call = /^(?:https?:\/\/)?([^\/]+)\/join\/?$/.exec(parts[1]);
    var link = linkOf(parts[1], parts[2]);
    if (call && parts[2].charAt(0) === "?") { return isOwnHost(call[1]) ? "/join" + parts[2] : null; }
    if (link) { return "/" + link.kind + "/" + encoded(link.id) + "/" + link.rest; }
    if (/^[0-9A-Za-z][0-9A-Za-z\-]{2,39}$/.test(text)) {
      return "/j/" + lowerCase(text) + "/#typed=" + text;
    }
    return /^[\w\-]{3,64}$/.test(text) ? "/join/" + text + "/#typed=" + text : null;
  }

  // What a page that is not there can still do. Pages have lower-case addresses, unless the site's
  // links say otherwise, and calls may have any: where the first letter or all of them were made
  // large, the page is tried before the call.
  function repair() {
    var link = linkOf(location.pathname, location.search + location.hash);
    var marked = /^#(was|typed)=([\w\-]+)(#.*)?$/.exec(location.hash);
    var isTyped = marked && marked[1] === "typed";
    // A language that the site has no more.
    if (parts.length === 3 && parts[0] === "join" && /^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(parts[2])) {
      go("join", decoded(parts[1]) || "", location.search + location.hash);
      return null;
    }
    if (!link) { return data.page === "join-any" && parts.length < 2 ? undefined : null; }
    if (!link.isWhole || parts.length !== 2 || decoded(parts[1]) !== link.id) {
      go(link.kind, link.id, link.rest);
      return null;
    }
    if (link.kind === "j") {
      var better = repaired(link.id);
      if (better) {
        go("j", better, link.rest);
      } else if (isTyped) {
        go("join", data.lowerCase ? lowerCase(marked[2]) : marked[2], link.rest);
      }
      return null;
    }
    if (marked) {
      clean(marked[1] === "was" ? "/join/" + marked[2] + "/" : location.pathname, marked[3]);
      return isTyped ? null : marked[2];
    }
    if (data.lowerCase && /^(?:[A-Z][a-z\d\-]*|[A-Z\d\-]+)$/.test(link.id) && /[A-Z]/.test(link.id)) {
      go("join", lowerCase(link.id), location.search + "#was=" + link.id + location.hash);
      return null;
    }
    return link.id;
  }

  // <<<

  // --- Numbers

  // Long numbers in groups, for the eye alone: what is copied has no blanks.
  function groupDigits() {
    all(".code").forEach(function (element) {
      var digits = element.textContent;
      if (!/^\d{6,}$/.test(digits)) { return; }
      element.textContent = "";
      digits.match(/\d{3}(?=\d{2})|\d+/g).forEach(function (group) {
        element.appendChild(make("span", group));
      });
    });
  }

  // --- This page

  var data = pageData();
  var words = data.words || {};
  var nextLabel;
  var parts = pathParts();

  if (data.page === "meeting") {
    var found = /^#(?:was|typed)=[\w\-]+(#.*)?$/.exec(location.hash);
    if (found) { clean(location.pathname, found[1]); }
    addToken(query("t"));
    showOwnLanguage();
    useOtherHost();
    showTime();
    if (data.off) { showTimeOff(); }
    addCopyButtons();
    addShareButtons();
  }

  if (data.page === "not-found" || data.page === "join-any") {
    var id = repair();
    if (id !== null && readAddress(id) && data.page === "not-found") {
      show("not-found", false);
      show("not-found-title", false);
      show("join-any-title", true);
      show("any-get", true);
      document.title = byId("join-any-title") ? byId("join-any-title").textContent : document.title;
    }
  }

  // Last, since links are found where they stood.
  groupDigits();
  if (data.page !== "home") { lookAtDevice(); }

  // >>>
  putPastAway();
  var form = byId("code-entry");
  if (form) {
    form.addEventListener("submit", function (event) {
      event.preventDefault();
      var address = typedAddress(byId("code").value);
      show("code-problem", !address);
      if (address) { location.assign(address); }
    });
  }
  // <<<
}());

"""#),
    ("parts/ask-about.html", #"""
<ul class="row">
{{#meeting.ask_url}}
<li><a class="button" href="{{meeting.ask_url}}" rel="noopener">{{strings.contact}}</a></li>
{{/meeting.ask_url}}
<li><a class="button" href="/">{{strings.to_home}}</a></li>
</ul>

"""#),
    ("parts/ask.html", #"""
<ul class="row">
{{#site.ask_url}}
<li><a class="button" href="{{site.ask_url}}" rel="noopener">{{strings.contact}}</a></li>
{{/site.ask_url}}
<li><a class="button" href="/">{{strings.to_home}}</a></li>
</ul>

"""#),
    ("parts/calendar.html", #"""
{{^meeting.is_ended}}
{{#meeting.calendar}}
<section class="calendar">
<h2>{{#meeting.is_off}}{{strings.calendar_title_off}}{{/meeting.is_off}}{{^meeting.is_off}}{{strings.calendar_title}}{{/meeting.is_off}}</h2>
<ul class="row">
{{#google}}
<li><a class="button" href="{{google}}" rel="noopener">{{strings.calendar_google}}</a></li>
{{/google}}
{{#outlook}}
<li><a class="button" href="{{outlook}}" rel="noopener">{{strings.calendar_outlook}}</a></li>
{{/outlook}}
{{#microsoft365}}
<li><a class="button" href="{{microsoft365}}" rel="noopener">{{strings.calendar_microsoft365}}</a></li>
{{/microsoft365}}
{{#yahoo}}
<li><a class="button" href="{{yahoo}}" rel="noopener">{{strings.calendar_yahoo}}</a></li>
{{/yahoo}}
<li><a class="button" href="{{file}}" type="text/calendar">{{strings.calendar_file}}</a></li>
</ul>
</section>
{{/meeting.calendar}}
{{/meeting.is_ended}}

"""#),
    ("parts/code-entry.html", #"""
<form class="card" id="code-entry" autocomplete="off">
<label for="code">{{strings.code_label}}</label>
<p class="entry"><input id="code" name="code" type="text" autocapitalize="none" spellcheck="false" maxlength="200" placeholder="7kq 2mn 4xv"> <button type="submit">{{strings.code_button}}</button></p>
<p id="code-problem" class="status" role="alert" hidden>{{strings.code_problem}}</p>
<noscript><p>{{strings.code_needs_script}} <span class="link"><span>{{site.url}}</span><span>j/…</span></span></p></noscript>
</form>

"""#),
    ("parts/details.html", #"""
{{#meeting.is_moved}}
<p class="quiet">{{strings.moved}} <a class="link" href="{{meeting.page_url}}" hreflang="{{meeting.language}}">{{#meeting.page_url_parts}}<span>{{text}}</span>{{/meeting.page_url_parts}}</a></p>
{{/meeting.is_moved}}
{{^meeting.is_cancelled}}
<dl class="facts card">
{{#meeting.when}}
{{#repetition}}
<div><dt>{{strings.repeats}}</dt><dd>{{repetition}}{{#exceptions}}<br>{{text}}{{/exceptions}}</dd></div>
{{/repetition}}
{{#next_dates}}
<div><dt>{{strings.next_times}}</dt><dd>{{next_dates}}{{#exceptions}}<br>{{text}}{{/exceptions}}</dd></div>
{{/next_dates}}
{{/meeting.when}}
<div class="paper"><dt>{{strings.join}}</dt><dd><span class="link">{{#meeting.url_parts}}<span>{{text}}</span>{{/meeting.url_parts}}</span></dd></div>
{{#meeting.has_native_apps}}
<div><dt>{{strings.meeting_id}}</dt><dd><span class="code long">{{meeting.call_id}}</span></dd></div>
{{/meeting.has_native_apps}}
<div><dt>{{strings.short_link}}</dt><dd><a class="link" href="{{meeting.short_url}}" dir="ltr">{{#meeting.short_address_parts}}<span>{{text}}</span>{{/meeting.short_address_parts}}</a></dd></div>
<div><dt>{{strings.code}}</dt><dd><span class="code">{{meeting.short_code}}</span></dd></div>
</dl>
{{/meeting.is_cancelled}}

"""#),
    ("parts/elsewhere.html", #"""
{{strings.get_app_elsewhere}}{{#stores}} <a href="{{url}}" rel="noopener"><bdi>{{label}}</bdi></a>{{strings.full_stop}}{{/stores}} {{strings.come_back_other}}
"""#),
    ("parts/fallback-android.md", #"""
<details data-device="android">
<summary><h3>{{strings.android_title}}</h3></summary>

{{#meeting.apps}}
{{#android}}
{{#meeting.has_several_apps}}
#### <bdi>{{name}}</bdi>

{{/meeting.has_several_apps}}
1. {{strings.have_app_android}}
2. {{strings.get_app}} <a href="{{store}}" rel="noopener">{{strings.play_store}}</a>{{strings.full_stop}} {{strings.come_back_play}}
{{#has_stores}}
3. {{> parts/elsewhere.html}}
{{/has_stores}}
4. {{strings.paste_link}} <span class="link" data-copy="link">{{#meeting.url_parts}}<span>{{text}}</span>{{/meeting.url_parts}}</span>
5. {{strings.type_meeting_id}} <span class="code long">{{meeting.call_id}}</span>

{{/android}}
{{/meeting.apps}}
{{^meeting.has_android}}
{{strings.no_android_app}}

{{/meeting.has_android}}
</details>

"""#),
    ("parts/fallback-desktop.md", #"""
<details data-device="desktop">
<summary><h3>{{strings.desktop_title}}</h3></summary>

{{#meeting.apps}}
{{#desktop}}
{{#meeting.has_several_apps}}
#### <bdi>{{name}}</bdi>

{{/meeting.has_several_apps}}
1. {{strings.have_app_desktop}}
{{#download}}
2. {{strings.get_app}} <a href="{{download}}" rel="noopener">{{strings.for_computers}}</a>{{strings.full_stop}} {{strings.come_back_desktop}}
{{/download}}
{{^android}}
{{#has_stores}}
3. {{> parts/elsewhere.html}}
{{/has_stores}}
{{/android}}
4. {{strings.paste_link}} <span class="link" data-copy="link">{{#meeting.url_parts}}<span>{{text}}</span>{{/meeting.url_parts}}</span>
5. {{strings.type_meeting_id}} <span class="code long">{{meeting.call_id}}</span>

{{/desktop}}
{{/meeting.apps}}
{{^meeting.has_desktop}}
{{strings.no_desktop_app}}

{{/meeting.has_desktop}}
{{strings.desktop_phone}} <span class="link">{{#meeting.short_address_parts}}<span>{{text}}</span>{{/meeting.short_address_parts}}</span>

</details>

"""#),
    ("parts/fallback-in-app-browser.md", #"""
<details data-device="in-app">
<summary><h3>{{strings.in_app_title}}</h3></summary>

{{strings.in_app_why}}

1. {{strings.in_app_menu}}
2. {{strings.in_app_copy}} <span class="link" data-copy="link">{{#meeting.short_url_parts}}<span>{{text}}</span>{{/meeting.short_url_parts}}</span>

</details>

"""#),
    ("parts/fallback-ios.md", #"""
<details data-device="ios">
<summary><h3>{{strings.ios_title}}</h3></summary>

{{#meeting.apps}}
{{#ios}}
{{#meeting.has_several_apps}}
#### <bdi>{{name}}</bdi>

{{/meeting.has_several_apps}}
1. {{strings.have_app_ios}}
{{#store}}
2. {{strings.get_app_ios}} <a href="{{store}}" rel="noopener">{{strings.app_store}}</a>{{strings.full_stop}} {{strings.come_back_ios}}
{{/store}}
{{^store}}
2. {{strings.ask_for_app_ios}}
{{/store}}
{{^android}}
{{^desktop}}
{{#has_stores}}
3. {{> parts/elsewhere.html}}
{{/has_stores}}
{{/desktop}}
{{/android}}
4. {{strings.paste_link}} <span class="link" data-copy="link">{{#meeting.url_parts}}<span>{{text}}</span>{{/meeting.url_parts}}</span>
5. {{strings.type_meeting_id}} <span class="code long">{{meeting.call_id}}</span>

{{/ios}}
{{/meeting.apps}}
{{^meeting.has_ios}}
{{strings.no_ios_app}}

{{/meeting.has_ios}}
</details>

"""#),
    ("parts/fallback-old-browser.md", #"""
<details>
<summary><h3>{{strings.old_browser_title}}</h3></summary>

{{strings.old_browser_update}}

{{strings.old_browser_other}} <span class="link">{{#meeting.short_address_parts}}<span>{{text}}</span>{{/meeting.short_address_parts}}</span>

{{#meeting.has_phones}}
{{strings.no_app_phone}} <a href="#phone">{{strings.phone_title}}</a>

{{/meeting.has_phones}}
</details>

"""#),
    ("parts/get-app.html", #"""
{{#has_downloads}}
<p class="get"><span>{{strings.get_app}}</span>
{{#ios.store}}
<a class="plain" href="{{ios.store}}" data-device="ios" rel="noopener">{{strings.app_store}}</a>
{{/ios.store}}
{{#android.store}}
<a class="plain" href="{{android.store}}" data-device="android" rel="noopener">{{strings.play_store}}</a>
{{/android.store}}
{{#desktop.download}}
<a class="plain" href="{{desktop.download}}" data-device="desktop" rel="noopener">{{strings.for_computers}}</a>
{{/desktop.download}}
{{#stores}}
<a class="plain" href="{{url}}" rel="noopener"><bdi>{{label}}</bdi></a>
{{/stores}}
</p>
{{/has_downloads}}

"""#),
    ("parts/get-apps.html", #"""
{{#apps}}
{{#has_downloads}}
<section class="get-apps">
<h2>{{strings.get_title}}</h2>
<ul class="row">
{{#ios.store}}
<li><a class="button" href="{{ios.store}}" rel="noopener">{{strings.app_store}}</a></li>
{{/ios.store}}
{{#android.store}}
<li><a class="button" href="{{android.store}}" rel="noopener">{{strings.play_store}}</a></li>
{{/android.store}}
{{#desktop.download}}
<li><a class="button" href="{{desktop.download}}" rel="noopener">{{strings.desktop_title}}</a></li>
{{/desktop.download}}
{{#stores}}
<li><a class="button" href="{{url}}" rel="noopener"><bdi>{{label}}</bdi></a></li>
{{/stores}}
</ul>
<p>{{strings.get_then}}</p>
</section>
{{/has_downloads}}
{{/apps}}

"""#),
    ("parts/help.md", #"""
{{^meeting.is_cancelled}}
{{#meeting.has_help}}
<section class="help">
<h2 id="help">{{strings.help_title}}</h2>

{{#meeting.has_native_apps}}
{{strings.help_intro}}

{{> parts/fallback-ios.md}}

{{> parts/fallback-android.md}}

{{> parts/fallback-desktop.md}}

{{> parts/without-app.md}}
{{/meeting.has_native_apps}}
{{^meeting.has_native_apps}}
{{strings.help_browser}}

{{/meeting.has_native_apps}}
{{> parts/fallback-in-app-browser.md}}

{{> parts/fallback-old-browser.md}}

</section>
{{/meeting.has_help}}
{{/meeting.is_cancelled}}

"""#),
    ("parts/in-app-hint.html", #"""
<div class="status" id="in-app" hidden>
<p><bdi id="in-app-name"></bdi>{{strings.colon}}{{strings.in_app_here}}</p>
<p>{{strings.in_app_menu}}</p>
</div>

"""#),
    ("parts/languages.html", #"""
{{#page.has_languages}}
<nav class="languages" aria-label="{{strings.languages_title}}">
{{#page.has_many_languages}}
<details>
<summary><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="8.5"/><ellipse cx="10" cy="10" rx="4" ry="8.5"/><path d="M1.5 10h17"/></svg> <bdi>{{strings.language_name}}</bdi></summary>
{{/page.has_many_languages}}
<ul>
{{#page.languages}}
<li>{{#is_current}}<span lang="{{tag}}" aria-current="true"><bdi>{{name}}</bdi></span>{{/is_current}}{{^is_current}}<a href="{{path}}" lang="{{tag}}" hreflang="{{tag}}"><bdi>{{name}}</bdi></a>{{/is_current}}</li>
{{/page.languages}}
</ul>
{{#page.has_many_languages}}
</details>
{{/page.has_many_languages}}
</nav>
{{/page.has_languages}}

"""#),
    ("parts/meeting-list.html", #"""
{{#list_zone}}
<p class="quiet">{{list_zone}}</p>
{{/list_zone}}
<ul class="meetings">
{{#meetings}}
<li{{#ends}} data-ends="{{ends}}"{{/ends}}>
<a href="{{path}}"><bdi lang="{{language}}">{{title}}</bdi></a>
{{#is_cancelled}}
<p class="badge">{{strings.cancelled_short}}</p>
{{/is_cancelled}}
{{#is_postponed}}
<p class="badge">{{strings.postponed_short}}</p>
{{/is_postponed}}
{{#is_tentative}}
<p class="badge">{{strings.tentative_short}}</p>
{{/is_tentative}}
{{#when}}
<p{{#is_off}} class="off"{{/is_off}}>{{#is_off}}{{strings.was_when}} {{/is_off}}<time datetime="{{start}}">{{before_clock}}{{#clock}}<span class="clock">{{clock}}</span>{{/clock}}{{after_clock}}</time>{{^list_zone}}{{#zone_note}} <small>{{zone_note}}</small>{{/zone_note}}{{/list_zone}}{{#repetition}}<br>{{strings.repeats}}{{strings.colon}}{{repetition}}{{/repetition}}</p>
{{/when}}
{{^when}}
<p>{{strings.any_time}}</p>
{{/when}}
</li>
{{/meetings}}
</ul>
<details id="past" hidden>
<summary>{{strings.past_title}}</summary>
<ul class="meetings"></ul>
</details>

"""#),
    ("parts/open-any.html", #"""
<div id="any" hidden>
<dl class="facts">
<div id="any-title-row" hidden><dt>{{strings.title}}</dt><dd><bdi id="any-title"></bdi></dd></div>
<div><dt>{{strings.meeting_id}}</dt><dd><span class="code long" id="any-id"></span></dd></div>
</dl>
<p>{{#has_native_apps}}{{strings.any_intro}}{{/has_native_apps}}{{^has_native_apps}}{{strings.any_intro_web}}{{/has_native_apps}}</p>
<section class="open" id="open" aria-label="{{strings.join}}">
<div id="ways-in">
{{#apps}}
{{#web}}
<p data-device="web"><a class="button" data-template="{{web}}">{{#has_several_apps}}{{strings.join_in_browser_with}}{{/has_several_apps}}{{^has_several_apps}}{{strings.join_in_browser}}{{/has_several_apps}}</a></p>
{{/web}}
{{/apps}}
{{#apps}}
{{#has_buttons}}
<details class="devices" open>
<summary data-others="{{strings.other_devices}}">{{strings.open_in}}</summary>
<ul>
{{#ios}}
{{#open}}
<li><a class="button" data-template="{{open}}" data-device="ios"{{#opens_by_host}} data-safe="1"{{/opens_by_host}} data-label="{{strings.open_in}}"{{^opens_by_host}} data-note="{{strings.if_installed}}"{{/opens_by_host}}>{{strings.ios_title}}</a></li>
{{#second}}
<li><a class="button" data-template="{{second}}" data-device="ios" data-label="{{strings.open_second}}" data-note="{{strings.if_installed}}">{{strings.ios_second}}</a></li>
{{/second}}
{{/open}}
{{^open}}
{{#store}}
<li><a class="button" href="{{store}}" rel="noopener">{{strings.get_on_ios}}</a></li>
{{/store}}
{{/open}}
{{/ios}}
{{#android.open}}
<li><a class="button" data-template="{{android.open}}" data-package="{{android.package}}" data-device="android" data-safe="1" data-label="{{strings.open_in}}">{{strings.android_title}}</a></li>
{{/android.open}}
{{#desktop}}
{{#open}}
<li><a class="button" data-template="{{open}}" data-device="desktop" data-label="{{strings.open_in}}" data-note="{{strings.if_installed}}">{{strings.desktop_title}}</a></li>
{{/open}}
{{^open}}
{{#download}}
<li><a class="button" href="{{download}}" rel="noopener">{{strings.get_on_desktop}}</a></li>
{{/download}}
{{/open}}
{{/desktop}}
</ul>
{{#has_schemes}}
<p class="note">{{strings.if_installed}}</p>
{{/has_schemes}}
</details>
{{/has_buttons}}
{{/apps}}
</div>
{{> parts/in-app-hint.html}}
{{#has_native_apps}}
<p class="after-open quiet" id="web" hidden>{{strings.not_opened}}</p>
{{/has_native_apps}}
</section>
</div>

"""#),
    ("parts/open-app.html", #"""
{{^meeting.is_cancelled}}
<section class="open{{#meeting.is_postponed}} is-off{{/meeting.is_postponed}}{{#meeting.is_ended}} is-off{{/meeting.is_ended}}" id="open" aria-label="{{strings.join}}">
{{#meeting.when}}
{{^meeting.has_no_way}}
<div class="ask">
{{> parts/ask-about.html}}
</div>
{{/meeting.has_no_way}}
{{/meeting.when}}
<div id="ways-in">
{{#meeting.apps}}
{{#web}}
<p data-device="web"><a class="button" href="{{web}}" rel="noopener">{{#meeting.has_several_apps}}{{strings.join_in_browser_with}}{{/meeting.has_several_apps}}{{^meeting.has_several_apps}}{{strings.join_in_browser}}{{/meeting.has_several_apps}}</a></p>
{{/web}}
{{/meeting.apps}}
{{#meeting.buttons}}
<div>
<p><a class="button" href="{{uri}}" rel="noopener">{{> parts/way.html}}</a></p>
{{> parts/way-details.html}}
</div>
{{/meeting.buttons}}
{{#meeting.apps}}
{{#has_buttons}}
<details class="devices" open>
<summary data-others="{{strings.other_devices}}">{{strings.open_in}}</summary>
<p class="elsewhere" hidden>{{strings.type_there}} <span class="link">{{#meeting.short_address_parts}}<span>{{text}}</span>{{/meeting.short_address_parts}}</span></p>
<ul>
{{#ios}}
{{#open}}
<li><a class="button" href="{{open}}" data-device="ios"{{#opens_by_host}} data-safe="1"{{/opens_by_host}} data-label="{{strings.open_in}}"{{^opens_by_host}} data-note="{{strings.if_installed}}"{{/opens_by_host}}>{{strings.ios_title}}</a></li>
{{#second}}
<li><a class="button" href="{{second}}" data-device="ios" data-label="{{strings.open_second}}" data-note="{{strings.if_installed}}">{{strings.ios_second}}</a></li>
{{/second}}
{{/open}}
{{^open}}
{{#store}}
<li><a class="button" href="{{store}}" rel="noopener">{{strings.get_on_ios}}</a></li>
{{/store}}
{{/open}}
{{/ios}}
{{#android.open}}
<li><a class="button" href="{{android.open}}" data-device="android" data-safe="1" data-label="{{strings.open_in}}">{{strings.android_title}}</a></li>
{{/android.open}}
{{#desktop}}
{{#open}}
<li><a class="button" href="{{open}}" data-device="desktop" data-label="{{strings.open_in}}" data-note="{{strings.if_installed}}">{{strings.desktop_title}}</a></li>
{{/open}}
{{^open}}
{{#download}}
<li><a class="button" href="{{download}}" rel="noopener">{{strings.get_on_desktop}}</a></li>
{{/download}}
{{/open}}
{{/desktop}}
</ul>
{{#has_schemes}}
<p class="note">{{strings.if_installed}}</p>
{{/has_schemes}}
</details>
{{> parts/get-app.html}}
{{/has_buttons}}
{{/meeting.apps}}
</div>
{{> parts/in-app-hint.html}}
{{#meeting.has_no_way}}
<p>{{strings.no_way}}</p>
{{> parts/ask-about.html}}
{{/meeting.has_no_way}}
{{#meeting.has_help}}
<p class="after-open quiet" id="web">{{#meeting.has_native_apps}}{{strings.not_opened}}{{/meeting.has_native_apps}}{{^meeting.has_native_apps}}{{strings.help_title}}{{/meeting.has_native_apps}} <a class="plain" href="#help">{{strings.to_help}}</a></p>
{{/meeting.has_help}}
</section>
{{/meeting.is_cancelled}}
{{#meeting.is_cancelled}}
{{> parts/ask-about.html}}
{{/meeting.is_cancelled}}

"""#),
    ("parts/other-ways.html", #"""
{{^meeting.is_cancelled}}
{{#meeting.has_other_ways}}
<h2>{{strings.other_ways_title}}</h2>
<ul class="ways">
{{#meeting.other_ways}}
<li>
<p><a href="{{uri}}" rel="noopener">{{> parts/way.html}}</a></p>
{{> parts/way-details.html}}
</li>
{{/meeting.other_ways}}
</ul>
{{/meeting.has_other_ways}}
{{/meeting.is_cancelled}}

"""#),
    ("parts/phone-numbers.html", #"""
{{#meeting.phone_groups}}
{{#region}}
<h3><bdi>{{region}}</bdi></h3>
{{/region}}
<ul class="ways">
{{#phones}}
<li>
<p><a href="{{uri}}" dir="ltr">{{address}}</a>{{#label}} <bdi>{{label}}</bdi>{{/label}}</p>
{{> parts/way-details.html}}
</li>
{{/phones}}
</ul>
{{/meeting.phone_groups}}
<p class="quiet phone-link">{{strings.phone_page}} <span class="link">{{#meeting.short_address_parts}}<span>{{text}}</span>{{/meeting.short_address_parts}}</span></p>

"""#),
    ("parts/phone.md", #"""
{{^meeting.is_cancelled}}
{{#meeting.has_phones}}
<section class="phone">
<h2 id="phone">{{strings.phone_title}}</h2>

{{> parts/phone-numbers.html}}

</section>
{{/meeting.has_phones}}
{{/meeting.is_cancelled}}

"""#),
    ("parts/phones.txt", #"""
{{#meeting.has_phones}}

{{strings.message_phone}}
{{#meeting.first_phones}}
{{address}}{{#label}} {{label}}{{/label}}
{{#one_tap}}
{{one_tap}}
{{/one_tap}}
{{#shown_code}}
{{strings.phone_id}}{{strings.colon}}{{shown_code}}
{{/shown_code}}
{{#shown_pin}}
{{strings.pin}}{{strings.colon}}{{shown_pin}}
{{/shown_pin}}
{{/meeting.first_phones}}
{{#meeting.more_phones_url}}
{{strings.message_more_phones}}
{{meeting.more_phones_url}}
{{/meeting.more_phones_url}}
{{/meeting.has_phones}}

"""#),
    ("parts/share.html", #"""
{{#meeting.is_shared}}
<section class="share" id="share">
<h2>{{#meeting.is_cancelled}}{{strings.share_title_cancelled}}{{/meeting.is_cancelled}}{{^meeting.is_cancelled}}{{strings.share_title}}{{/meeting.is_cancelled}}</h2>
<p class="copy"><span class="link">{{#meeting.url_parts}}<span>{{text}}</span>{{/meeting.url_parts}}</span></p>
<ul class="row" id="share-row">
{{#meeting.mail_url}}
<li><a class="button" href="{{meeting.mail_url}}">{{strings.share_mail}}</a></li>
{{/meeting.mail_url}}
{{#meeting.sms_url}}
<li><a class="button" href="{{meeting.sms_url}}">{{strings.share_sms}}</a></li>
{{/meeting.sms_url}}
{{#meeting.whatsapp_url}}
<li><a class="button" href="{{meeting.whatsapp_url}}" rel="noopener">{{strings.share_whatsapp}}</a></li>
{{/meeting.whatsapp_url}}
</ul>
<p class="quiet" id="copied" role="status"></p>
{{#meeting.share_text_url}}
<p><a class="plain" href="{{meeting.share_text_url}}">{{strings.share_text}}</a></p>
{{/meeting.share_text_url}}
</section>
{{/meeting.is_shared}}

"""#),
    ("parts/status.md", #"""
{{#meeting.is_cancelled}}
<p class="status">{{strings.cancelled}}</p>

{{/meeting.is_cancelled}}
{{#meeting.is_postponed}}
<p class="status">{{strings.postponed}}</p>

{{/meeting.is_postponed}}
{{#meeting.is_tentative}}
<p class="status">{{strings.tentative}}</p>

{{/meeting.is_tentative}}
{{^meeting.is_off}}
{{#meeting.when}}
{{#is_repeated}}
<p class="status" id="off" hidden></p>

{{/is_repeated}}
<p class="state" id="state"{{^meeting.is_live}} hidden{{/meeting.is_live}}>{{#meeting.is_live}}{{strings.script.live}}{{/meeting.is_live}}</p>

<p class="status" id="ended"{{^meeting.is_ended}} hidden{{/meeting.is_ended}}>{{strings.ended}}</p>

{{/meeting.when}}
{{/meeting.is_off}}

"""#),
    ("parts/time.html", #"""
<time datetime="{{start}}">{{before_clock}}{{#clock}}<span class="clock">{{clock}}</span>{{/clock}}{{after_clock}}</time>{{#zone_note}} <small>{{zone_note}}</small>{{/zone_note}}
"""#),
    ("parts/way-details.html", #"""
{{#is_sip}}
<p class="quiet"><bdi dir="ltr">{{address}}</bdi></p>
{{/is_sip}}
{{#meeting_code}}
<p class="quiet">{{strings.phone_id}}{{strings.colon}}<span class="code">{{meeting_code}}</span></p>
{{/meeting_code}}
{{#pin}}
<p class="quiet">{{strings.pin}}{{strings.colon}}<span class="code">{{pin}}</span></p>
{{/pin}}
{{#note}}
<p class="quiet"><bdi>{{note}}</bdi></p>
{{/note}}

"""#),
    ("parts/way.html", #"""
{{#is_phone}}{{strings.way_phone}}{{/is_phone}}{{^is_phone}}{{#label}}<bdi>{{label}}</bdi>{{/label}}{{^label}}{{#is_video}}{{strings.way_video}}{{/is_video}}{{#is_sip}}{{strings.way_sip}}{{/is_sip}}{{#is_chat}}{{strings.way_chat}}{{/is_chat}}{{#is_more}}{{strings.way_more}}{{/is_more}}{{/label}}{{/is_phone}}
"""#),
    ("parts/when.html", #"""
<dl class="facts">
{{#meeting.organizer}}
<div><dt>{{strings.invited_by}}</dt><dd>{{#url}}<a href="{{url}}" rel="noopener"><bdi>{{name}}</bdi></a>{{/url}}{{^url}}<bdi>{{name}}</bdi>{{/url}}</dd></div>
{{/meeting.organizer}}
{{#meeting.when}}
{{#is_repeated}}
<div class="next" id="guest-time" hidden><dt>{{strings.next_time}}</dt><dd><span id="guest-time-text"></span> <small id="guest-time-own" hidden>({{strings.guest_time}})</small></dd></div>
{{/is_repeated}}
<div>
<dt>{{#meeting.is_off}}{{strings.was_when}}{{/meeting.is_off}}{{^meeting.is_off}}{{strings.when}}{{/meeting.is_off}}</dt>
<dd{{#meeting.is_off}} class="off"{{/meeting.is_off}}>{{> parts/time.html}}{{#is_repeated}} <small class="rule">{{#repetition}}{{repetition}}{{/repetition}}{{^repetition}}{{#is_first}}{{strings.repeated}}{{/is_first}}{{^is_first}}{{strings.repeated_later}}{{/is_first}}{{/repetition}}</small>{{/is_repeated}}</dd>
</div>
{{^is_repeated}}
<div id="guest-time" hidden><dt>{{strings.guest_time}}</dt><dd><span id="guest-time-text"></span></dd></div>
{{/is_repeated}}
{{/meeting.when}}
{{^meeting.when}}
<div><dt>{{strings.when}}</dt><dd>{{strings.any_time}}</dd></div>
{{/meeting.when}}
{{#meeting.location}}
<div><dt>{{strings.where}}</dt><dd><bdi>{{meeting.location}}</bdi></dd></div>
{{/meeting.location}}
{{^meeting.is_cancelled}}
{{#meeting.passcode}}
<div><dt>{{strings.passcode}}</dt><dd><span class="code">{{meeting.passcode}}</span></dd></div>
{{/meeting.passcode}}
{{/meeting.is_cancelled}}
</dl>

"""#),
    ("parts/when.txt", #"""
{{#meeting.is_off}}{{strings.was_when}}{{/meeting.is_off}}{{^meeting.is_off}}{{strings.when}}{{/meeting.is_off}}{{strings.colon}}{{text}}{{#is_repeated}}{{^repetition}} {{#is_first}}{{strings.repeated}}{{/is_first}}{{^is_first}}{{strings.repeated_later}}{{/is_first}}{{/repetition}}{{/is_repeated}}
{{#repetition}}
{{strings.repeats}}{{strings.colon}}{{repetition}}
{{/repetition}}
{{#next_dates}}
{{strings.next_times}}{{strings.colon}}{{next_dates}}
{{/next_dates}}
{{#exceptions}}
{{text}}
{{/exceptions}}

"""#),
    ("parts/without-app.md", #"""
{{#meeting.apps}}
{{#web}}
{{strings.no_app_web}} <a href="{{web}}" rel="noopener">{{#meeting.has_several_apps}}{{strings.join_in_browser_with}}{{/meeting.has_several_apps}}{{^meeting.has_several_apps}}{{strings.join_in_browser}}{{/meeting.has_several_apps}}</a>

{{/web}}
{{/meeting.apps}}
{{#meeting.has_phones}}
{{strings.no_app_phone}} <a href="#phone">{{strings.phone_title}}</a>

{{/meeting.has_phones}}

"""#),
    ("short.md", #"""
{{> join.md}}

"""#),
    ("strings/ar.yml", #"""
# Every text that linksite prints in Arabic. {{…}} is filled in where the text is used; \u2068 and \u2069
# around it keep its direction, whatever the name is (\u2066: from left to right, for numbers).

# This language as its own readers call it, and what stands above the list of languages.
language_name: العربية
languages_title: اللغة

# Joining
join: انضمام
join_in_browser: الانضمام في المتصفح
join_in_browser_with: "الانضمام في المتصفح عبر \u2068{{name}}\u2069"
open_in: "فتح في \u2068{{name}}\u2069"
if_installed: "فقط إذا كان \u2068{{name}}\u2069 على هذا الجهاز."
other_devices: "\u2068{{name}}\u2069 على جهاز آخر"
type_there: "اكتبوا هذا على الجهاز الآخر:"
ios_second: آيفون أو آيباد، محاولة ثانية
open_second: "فتح في \u2068{{name}}\u2069، محاولة ثانية"
ios_title: آيفون أو آيباد
android_title: أندرويد
desktop_title: كمبيوتر
get_on_ios: "آيفون أو آيباد: الحصول على \u2068{{name}}\u2069"
get_on_desktop: "كمبيوتر: الحصول على \u2068{{name}}\u2069"
not_opened: لم يُفتح التطبيق؟
to_help: ما يمكنكم فعله
no_way: لا توجد في هذه الصفحة طريقة للانضمام بعد. يُرجى سؤال من دعاكم.
way_video: الانضمام إلى المكالمة
way_phone: "الاتصال بالرقم \u2066{{address}}\u2069"
way_sip: نظام غرفة الاجتماعات
way_chat: فتح المحادثة
way_more: طرق أخرى للانضمام

# About the meeting
colon: ": "
title: العنوان
when: الموعد
was_when: كان موعده
repeated: (الأول من عدة مواعيد)
repeated_later: (أحد عدة مواعيد)
repeats: التكرار
next_times: المواعيد التالية
any_time: مفتوح في أي وقت
invited_by: الدعوة من
where: المكان
meeting_id: معرّف الاجتماع
phone_id: معرّف الاجتماع عبر الهاتف
short_link: رابط قصير
code: رمز هذا الموقع
passcode: رمز الدخول
pin: الرقم السري

next_time: الموعد التالي
guest_time: بتوقيتكم

# Its status
status_line_cancelled: أُلغي
status_line_postponed: أُجّل
status_line_tentative: لم يتأكد بعد
cancelled: أُلغي هذا الاجتماع.
cancelled_short: أُلغي
postponed: أُجّل هذا الاجتماع. سيُكتب الموعد الجديد هنا.
postponed_short: أُجّل
ended: بحسب الوقت انتهى هذا الاجتماع. لا يزال بإمكانكم محاولة الانضمام.
tentative: لم يتأكد هذا الاجتماع بعد.
tentative_short: غير مؤكد
moved: "هذا الرابط ما زال يعمل. الرابط الجديد:"

# Other ways
phone_title: الانضمام بالهاتف
phone_page: "عنوان هذه الصفحة، لكتابته أو لقراءته بصوت عالٍ:"
other_ways_title: طرق أخرى للانضمام

# When nothing opens
help_title: لم يحدث شيء؟
help_intro: ما الجهاز الذي أمامكم؟
help_browser: لا حاجة إلى أي تطبيق. يكفي متصفح حديث مثل Safari أو Chrome أو Firefox أو Edge.
have_app_ios: "لديكم \u2068{{name}}\u2069؟ عودوا إلى الرسالة، واضغطوا على الرابط لمدة ثانية، واختاروا «فتح في \u2068{{name}}\u2069»."
get_app_ios: "ليس لديكم \u2068{{name}}\u2069 بعد، أو يقول Safari إن العنوان غير صالح؟ يمكنكم الحصول عليه هنا:"
ask_for_app_ios: "ليس لديكم \u2068{{name}}\u2069 بعد؟ التطبيق غير موجود في App Store: اسألوا من دعاكم عن طريقة الحصول عليه."
app_store: App Store
come_back_ios: ثم اضغطوا على الرابط في الرسالة مرة أخرى؛ فمتجر App Store لا يتذكره.
no_ios_app: لا يوجد تطبيق لآيفون وآيباد.
have_app_android: "لديكم \u2068{{name}}\u2069؟ عودوا إلى الرسالة واضغطوا على الرابط مرة أخرى. إذا سألكم أندرويد، فاختاروا \u2068{{name}}\u2069."
get_app: "ليس لديكم \u2068{{name}}\u2069 بعد؟ يمكنكم الحصول عليه هنا:"
play_store: Google Play
come_back_play: إذا لم يُفتح الاجتماع تلقائيًا بعد ذلك، فاضغطوا على الرابط في الرسالة مرة أخرى.
get_app_elsewhere: "أو احصلوا عليه هنا:"
come_back_other: ثم اضغطوا على الرابط في الرسالة مرة أخرى.
full_stop: "."
no_android_app: لا يوجد تطبيق لأندرويد.
have_app_desktop: "لديكم \u2068{{name}}\u2069؟ شغّلوه أولًا، ثم عودوا وجرّبوا الزر مرة أخرى."
for_computers: للكمبيوتر
come_back_desktop: ثم عودوا إلى هذه الصفحة وجرّبوا الزر مرة أخرى.
paste_link: "ما زال لا يعمل؟ انسخوا هذا الرابط والصقوه في \u2068{{name}}\u2069:"
no_desktop_app: لا يوجد تطبيق للكمبيوتر.
desktop_phone: "تفضّلون الهاتف؟ اكتبوا هذا فيه:"
type_meeting_id: "يُفتح \u2068{{name}}\u2069 ولكن لا يُفتح الاجتماع؟ اكتبوا فيه معرّف الاجتماع هذا:"
no_app_web: "من دون أي تطبيق:"
no_app_phone: "لا يوجد إنترنت؟"
in_app_title: داخل تطبيق آخر
in_app_why: هل فُتح الرابط داخل تطبيق محادثة أو شبكة اجتماعية؟ المتصفح المدمج فيه يمنع الكاميرا والميكروفون في كثير من الأحيان.
in_app_here: كثيرًا ما لا تعمل الكاميرا والميكروفون داخل هذا التطبيق.
in_app_menu: افتحوا قائمة ذلك التطبيق (⋯ أو علامة المشاركة) واختاروا Safari أو Chrome أو «فتح في المتصفح».
in_app_copy: "لا توجد مثل هذه القائمة؟ اكتبوا هذا في متصفحكم:"

old_browser_title: متصفح أو جهاز قديم
old_browser_update: "الأزرار لا تعمل، أو تبقى شاشة المكالمة فارغة؟ حدّثوا المتصفح أو جرّبوا غيره: Safari أو Chrome أو Firefox أو Edge."
old_browser_other: "أو استخدموا جهازًا آخر واكتبوا هذا فيه:"

# Sharing
share_title: دعوة آخرين
share_title_cancelled: إبلاغ الآخرين
share_mail: بريد إلكتروني
share_sms: رسالة نصية
share_whatsapp: واتساب
share_text: الدعوة كنص عادي

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "يبدأ {{in}}"
  soon: "يبدأ {{in}}. يمكنكم الانضمام الآن."
  live: جارٍ الآن
  share: مشاركة
  copy: نسخ
  copy_link: نسخ الرابط
  copy_text: نسخ الدعوة
  copied: تم النسخ
  not_copied: لم ينجح ذلك. يُرجى تحديد الرابط ونسخه.
  this_app: هذا التطبيق

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: بعد دقيقة واحدة, two: بعد دقيقتين, few: "بعد {{n}} دقائق", many: "بعد {{n}} دقيقة", other: "بعد {{n}} دقيقة"}
  hours: {1: بعد ساعة واحدة, two: بعد ساعتين, few: "بعد {{n}} ساعات", many: "بعد {{n}} ساعة", other: "بعد {{n}} ساعة"}
  days: {1: بعد يوم واحد, two: بعد يومين, few: "بعد {{n}} أيام", many: "بعد {{n}} يومًا", other: "بعد {{n}} يوم"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: الاثنين, tue: الثلاثاء, wed: الأربعاء, thu: الخميس, fri: الجمعة, sat: السبت, sun: الأحد}
month:
  1: يناير
  2: فبراير
  3: مارس
  4: أبريل
  5: مايو
  6: يونيو
  7: يوليو
  8: أغسطس
  9: سبتمبر
  10: أكتوبر
  11: نوفمبر
  12: ديسمبر
digits: "0123456789"
time:
  date: "{{weekday}}، {{day}} {{month}}، {{year}}"
  # Within a sentence.
  date_in_text: "{{weekday}}، {{day}} {{month}}، {{year}}"
  day_of_year: "{{day}} {{month}}"
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}، {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, {{offset}} في هذا اليوم)"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here two, few, many, other.
plural: arabic
repeat:
  daily: {1: كل يوم, two: كل يومين, few: "كل {{n}} أيام", many: "كل {{n}} يومًا", other: "كل {{n}} يوم"}
  weekly: {1: "كل أسبوع {{days}}", two: "كل أسبوعين {{days}}", few: "كل {{n}} أسابيع {{days}}", many: "كل {{n}} أسبوعًا {{days}}", other: "كل {{n}} أسبوع {{days}}"}
  monthly_on_day: {1: "كل شهر في اليوم {{day}} من الشهر", two: "كل شهرين في اليوم {{day}} من الشهر", few: "كل {{n}} أشهر في اليوم {{day}} من الشهر", many: "كل {{n}} شهرًا في اليوم {{day}} من الشهر", other: "كل {{n}} شهر في اليوم {{day}} من الشهر"}
  monthly_on_last_day: {1: "كل شهر في آخر يوم من الشهر", two: "كل شهرين في آخر يوم من الشهر", few: "كل {{n}} أشهر في آخر يوم من الشهر", many: "كل {{n}} شهرًا في آخر يوم من الشهر", other: "كل {{n}} شهر في آخر يوم من الشهر"}
  monthly_on_weekday: {1: "كل شهر {{weekday}}", two: "كل شهرين {{weekday}}", few: "كل {{n}} أشهر {{weekday}}", many: "كل {{n}} شهرًا {{weekday}}", other: "كل {{n}} شهر {{weekday}}"}
  yearly: {1: "كل سنة في {{date}}", two: "كل سنتين في {{date}}", few: "كل {{n}} سنوات في {{date}}", many: "كل {{n}} سنة في {{date}}", other: "كل {{n}} سنة في {{date}}"}
  yearly_on_weekday: {1: "كل سنة {{weekday}} من {{month}}", two: "كل سنتين {{weekday}} من {{month}}", few: "كل {{n}} سنوات {{weekday}} من {{month}}", many: "كل {{n}} سنة {{weekday}} من {{month}}", other: "كل {{n}} سنة {{weekday}} من {{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}، {{next}}"
  list_end: "{{first}} و{{last}}"
  dates: "{{first}}؛ {{next}}"
  count: {1: "{{rule}}، مرة واحدة", two: "{{rule}}، مرتين", few: "{{rule}}، {{n}} مرات", many: "{{rule}}، {{n}} مرة", other: "{{rule}}، {{n}} مرة"}
  until: "{{rule}}، حتى {{date}}"
  from: "ابتداءً من {{date}}: {{time}}"
  left_out: "ما عدا {{date}}"
  moved: "{{span}} بدلًا من {{date}}"
  postponed: "{{date}}: أُجّل"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: لم يتأكد بعد"
  confirmed: "{{date}}: تأكد"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: يوم الاثنين, tue: يوم الثلاثاء, wed: يوم الأربعاء, thu: يوم الخميس, fri: يوم الجمعة, sat: يوم السبت, sun: يوم الأحد}
nth_weekday:
  mon: {1: في أول يوم اثنين, 2: في ثاني يوم اثنين, 3: في ثالث يوم اثنين, 4: في رابع يوم اثنين, last: في آخر يوم اثنين}
  tue: {1: في أول يوم ثلاثاء, 2: في ثاني يوم ثلاثاء, 3: في ثالث يوم ثلاثاء, 4: في رابع يوم ثلاثاء, last: في آخر يوم ثلاثاء}
  wed: {1: في أول يوم أربعاء, 2: في ثاني يوم أربعاء, 3: في ثالث يوم أربعاء, 4: في رابع يوم أربعاء, last: في آخر يوم أربعاء}
  thu: {1: في أول يوم خميس, 2: في ثاني يوم خميس, 3: في ثالث يوم خميس, 4: في رابع يوم خميس, last: في آخر يوم خميس}
  fri: {1: في أول يوم جمعة, 2: في ثاني يوم جمعة, 3: في ثالث يوم جمعة, 4: في رابع يوم جمعة, last: في آخر يوم جمعة}
  sat: {1: في أول يوم سبت, 2: في ثاني يوم سبت, 3: في ثالث يوم سبت, 4: في رابع يوم سبت, last: في آخر يوم سبت}
  sun: {1: في أول يوم أحد, 2: في ثاني يوم أحد, 3: في ثالث يوم أحد, 4: في رابع يوم أحد, last: في آخر يوم أحد}

# Calendars
calendar_title: إضافة إلى التقويم
calendar_title_off: تحديث التقويم
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: ملف تقويم
calendar_all: كل الاجتماعات في تقويم

# Pages of the site
contact: تواصلوا معنا
to_home: الصفحة الرئيسية
meetings_title: الاجتماعات
past_title: الاجتماعات السابقة
code_label: لديكم رمز؟
code_button: انتقال
code_problem: لا يحتوي الرمز إلا على حروف لاتينية وأرقام وشرطات. يُرجى التحقق منه.
code_needs_script: "من دون JavaScript، اكتبوا الرمز بعد هذا العنوان:"
any_title: الانضمام إلى اجتماع
any_intro: لا تتوفر في هذه الصفحة معلومات عن هذا الاجتماع. إذا كانت الدعوة صحيحة، فيمكنكم الانضمام من هنا.
any_intro_web: لا تتوفر في هذه الصفحة معلومات عن هذا الاجتماع. إذا كانت الدعوة صحيحة، فيمكنكم الانضمام في المتصفح.
any_unread: افتحوا الرابط الموجود في دعوتكم، أو اكتبوا رمزه هنا.
any_needs_script: من دون JavaScript لا يمكن لهذه الصفحة قراءة الرابط. افتحوا التطبيق واكتبوا معرّف الاجتماع الموجود في دعوتكم.
needs_script_no_app: من دون JavaScript لا يمكن لهذه الصفحة قراءة العنوان. يُرجى تفعيله، أو سؤال من دعاكم.
get_title: "الحصول على \u2068{{name}}\u2069"
get_then: ثم افتحوا الرابط الموجود في دعوتكم مرة أخرى.
not_found_title: هذه الصفحة غير موجودة
not_found_intro: يُرجى التحقق من العنوان، أو سؤال من دعاكم.
not_found_needs_script: من دون JavaScript لا يمكن لهذه الصفحة تصحيح عنوان كُتب خطأ. هل يبدأ بكلمة «join»؟ إذن افتحوا التطبيق واكتبوا معرّف الاجتماع الموجود في دعوتكم.
gone_title: أُزيل هذا الاجتماع
gone_intro: لم يعد يُعقد عبر هذا الرابط. يُرجى سؤال من دعاكم.
gone_sentence: أُزيل هذا الاجتماع.

# Messages
message_join: انضموا إلى اجتماعي
message_click: "للانضمام اضغطوا على هذا الرابط:"
message_id: معرّف الاجتماع
message_phone: "الانضمام بالهاتف:"
message_more_phones: "أرقام أخرى:"
message_invites: الدعوة من
message_help: المساعدة
message_calendar: "لتقويمكم:"

# Personal invites: the message to a guest, in their language
invite_subject: "دعوة: {{title}}"
invite_subject_several: "دعواتكم من {{site.name}}"
invite_changed_subject: "تغيير: {{title}}"
invite_changed_subject_several: "تغييرات في دعواتكم من {{site.name}}"
invite_cancelled_subject: "أُلغي: {{title}}"
invite_cancelled_subject_several: "دعوات ملغاة من {{site.name}}"
invite_greeting: "مرحبًا {{guest.name}}،"
invite_greeting_all: مرحبًا،
invite_intro: أنتم مدعوون إلى مكالمة.
invite_intro_several: أنتم مدعوون إلى هذه المكالمات.
invite_changed_intro: تغيّر شيء ما. هذا هو الوضع الآن.
invite_cancelled_intro: لن تُعقد المكالمة التي دُعيتم إليها.
invite_your_link: "رابطكم:"
invite_your_time: بتوقيتكم
invite_keep: هذا الرابط لكم وحدكم. يُرجى عدم إعطائه لغيركم.

# Personal invites: the organiser's page
invite_guests: الضيوف
invite_sent: أُرسلت
invite_shown: المعروض
invite_private: تحتوي هذه الصفحة على بيانات شخصية. احتفظوا بها لأنفسكم ولا تضعوها على خادم أبدًا.
invite_needs_script: من دون JavaScript لا يوجد بحث، ولا يمكن وضع علامة الإرسال؛ أما الروابط فتعمل.
invite_search: بحث
invite_language: اللغة
invite_all: الكل
invite_only_unsent: من لم تُرسل إليهم الدعوة بعد فقط
invite_nobody: لا أحد مطابق.
invite_copy: نسخ
invite_missing: لم يعد في القائمة
invite_revoked: سُحب الرابط.
invite_excluded: "مستثنى من هذه القائمة: لا شيء للإرسال."

"""#),
    ("strings/de.yml", #"""
# Every text that linksite prints in German. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: Deutsch
languages_title: Sprache

# Joining
join: Teilnehmen
join_in_browser: Im Browser teilnehmen
join_in_browser_with: "Im Browser teilnehmen mit {{name}}"
open_in: "In {{name}} öffnen"
if_installed: "Nur, wenn {{name}} auf diesem Gerät installiert ist."
other_devices: "{{name}} auf einem anderen Gerät"
type_there: "Auf dem anderen Gerät geben Sie dies ein:"
ios_second: iPhone oder iPad, zweiter Versuch
open_second: "In {{name}} öffnen, zweiter Versuch"
ios_title: iPhone oder iPad
android_title: Android
desktop_title: Computer
get_on_ios: "iPhone oder iPad: {{name}} laden"
get_on_desktop: "Computer: {{name}} laden"
not_opened: Die App hat sich nicht geöffnet?
to_help: Was dann hilft
no_way: Auf dieser Seite kann man noch nicht teilnehmen. Bitte fragen Sie die Person, die Sie eingeladen hat.
way_video: Am Gespräch teilnehmen
way_phone: "{{address}} anrufen"
way_sip: Raumsystem
way_chat: Chat öffnen
way_more: Weitere Wege zur Teilnahme

# About the meeting
colon: ": "
title: Titel
when: Wann
was_when: War geplant für
repeated: (der erste von mehreren Terminen)
repeated_later: (einer von mehreren Terminen)
repeats: Wiederholung
next_times: Weitere Termine
any_time: Jederzeit offen
invited_by: Einladung von
where: Wo
meeting_id: Meeting-ID
phone_id: Meeting-ID am Telefon
short_link: Kurzlink
code: Code für diese Website
passcode: Kenncode
pin: PIN

next_time: Nächster Termin
guest_time: Ihre Zeit

# Its status
status_line_cancelled: ABGESAGT
status_line_postponed: VERSCHOBEN
status_line_tentative: NOCH NICHT BESTÄTIGT
cancelled: Dieses Meeting ist abgesagt.
cancelled_short: Abgesagt
postponed: Dieses Meeting ist verschoben. Der neue Termin wird hier stehen.
postponed_short: Verschoben
ended: Der Uhr nach ist dieses Meeting vorbei. Sie können noch versuchen teilzunehmen.
tentative: Dieses Meeting ist noch nicht bestätigt.
tentative_short: Noch nicht bestätigt
moved: "Dieser Link funktioniert weiter. Der neue lautet:"

# Other ways
phone_title: Per Telefon teilnehmen
phone_page: "Noch einmal diese Seite, zum Abtippen oder Vorlesen:"
other_ways_title: Andere Wege zur Teilnahme

# When nothing opens
help_title: Passiert nichts?
help_intro: Welches Gerät haben Sie vor sich?
help_browser: Sie brauchen keine App. Ein aktueller Browser wie Safari, Chrome, Firefox oder Edge genügt.
have_app_ios: "Sie haben {{name}}? Gehen Sie zurück zur Nachricht, drücken Sie eine Sekunde auf den Link und wählen Sie „In {{name}} öffnen“."
get_app_ios: "Sie haben {{name}} noch nicht, oder Safari nennt die Adresse ungültig? Hier laden:"
ask_for_app_ios: "Sie haben {{name}} noch nicht? Die App ist nicht im App Store: Fragen Sie die Person, die Sie eingeladen hat, wie Sie sie bekommen."
app_store: App Store
come_back_ios: Tippen Sie danach in der Nachricht noch einmal auf den Link; der App Store merkt ihn sich nicht.
no_ios_app: Für iPhone und iPad gibt es keine App.
have_app_android: "Sie haben {{name}}? Gehen Sie zurück zur Nachricht und tippen Sie noch einmal auf den Link. Wenn Android fragt, wählen Sie {{name}}."
get_app: "Sie haben {{name}} noch nicht? Hier laden:"
play_store: Google Play
come_back_play: Öffnet sich das Meeting danach nicht von selbst, tippen Sie in der Nachricht noch einmal auf den Link.
get_app_elsewhere: "Oder hier laden:"
come_back_other: Tippen Sie danach in der Nachricht noch einmal auf den Link.
full_stop: "."
no_android_app: Für Android gibt es keine App.
have_app_desktop: "Sie haben {{name}}? Starten Sie die App zuerst, kommen Sie dann zurück und versuchen Sie die Schaltfläche noch einmal."
for_computers: Für Computer
come_back_desktop: Kommen Sie danach auf diese Seite zurück und versuchen Sie die Schaltfläche noch einmal.
paste_link: "Immer noch nichts? Kopieren Sie diesen Link und fügen Sie ihn in {{name}} ein:"
no_desktop_app: Für Computer gibt es keine App.
desktop_phone: "Lieber auf dem Handy? Tippen Sie dort dies ein:"
type_meeting_id: "{{name}} öffnet sich, aber nicht das Meeting? Geben Sie dort diese Meeting-ID ein:"
no_app_web: "Ganz ohne App:"
no_app_phone: "Kein Internet?"
in_app_title: In einer anderen App
in_app_why: Hat sich der Link in einer Chat-App oder einem sozialen Netzwerk geöffnet? Der eingebaute Browser sperrt oft Kamera und Mikrofon.
in_app_here: In dieser App funktionieren Kamera und Mikrofon oft nicht.
in_app_menu: Öffnen Sie das Menü dieser App (⋯ oder das Teilen-Zeichen) und wählen Sie Safari, Chrome oder „Im Browser öffnen“.
in_app_copy: "Kein solches Menü? Geben Sie dies in Ihrem Browser ein:"

old_browser_title: Ein alter Browser oder ein altes Gerät
old_browser_update: "Die Schaltflächen tun nichts, oder der Bildschirm bleibt leer? Aktualisieren Sie den Browser oder nehmen Sie einen anderen: Safari, Chrome, Firefox oder Edge."
old_browser_other: "Oder nehmen Sie ein anderes Gerät und geben Sie dort dies ein:"

# Sharing
share_title: Andere einladen
share_title_cancelled: Den anderen Bescheid geben
share_mail: E-Mail
share_sms: SMS
share_whatsapp: WhatsApp
share_text: Die Einladung als reiner Text

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Beginnt {{in}}"
  soon: "Beginnt {{in}}. Sie können schon teilnehmen."
  live: Läuft gerade
  share: Teilen
  copy: Kopieren
  copy_link: Link kopieren
  copy_text: Einladung kopieren
  copied: Kopiert
  not_copied: Das hat nicht geklappt. Bitte markieren Sie den Link und kopieren Sie ihn.
  this_app: Diese App

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: in 1 Minute, other: "in {{n}} Minuten"}
  hours: {1: in 1 Stunde, other: "in {{n}} Stunden"}
  days: {1: in 1 Tag, other: "in {{n}} Tagen"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: Montag, tue: Dienstag, wed: Mittwoch, thu: Donnerstag, fri: Freitag, sat: Samstag, sun: Sonntag}
month:
  1: Januar
  2: Februar
  3: März
  4: April
  5: Mai
  6: Juni
  7: Juli
  8: August
  9: September
  10: Oktober
  11: November
  12: Dezember
digits: "0123456789"
time:
  date: "{{weekday}}, {{day}}. {{month}} {{year}}"
  # Within a sentence, after "bis" and "nicht am".
  date_in_text: "{{weekday}}, {{day}}. {{month}} {{year}}"
  day_of_year: "{{day}}. {{month}}"
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}} Uhr"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, an diesem Tag {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: one
repeat:
  daily: {1: jeden Tag, other: "alle {{n}} Tage"}
  weekly: {1: "jede Woche am {{days}}", other: "alle {{n}} Wochen am {{days}}"}
  monthly_on_day: {1: "jeden Monat am {{day}}.", other: "alle {{n}} Monate am {{day}}."}
  monthly_on_last_day: {1: "jeden Monat am letzten Tag des Monats", other: "alle {{n}} Monate am letzten Tag des Monats"}
  monthly_on_weekday: {1: "jeden Monat am {{weekday}}", other: "alle {{n}} Monate am {{weekday}}"}
  yearly: {1: "jedes Jahr am {{date}}", other: "alle {{n}} Jahre am {{date}}"}
  yearly_on_weekday: {1: "jedes Jahr am {{weekday}} im {{month}}", other: "alle {{n}} Jahre am {{weekday}} im {{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} und {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, einmal", other: "{{rule}}, {{n}}-mal"}
  until: "{{rule}}, bis {{date}}"
  from: "ab {{date}}: {{time}}"
  left_out: "nicht am {{date}}"
  moved: "{{span}} statt {{date}}"
  postponed: "{{date}}: verschoben"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: noch nicht bestätigt"
  confirmed: "{{date}}: bestätigt"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: Montag, tue: Dienstag, wed: Mittwoch, thu: Donnerstag, fri: Freitag, sat: Samstag, sun: Sonntag}
nth_weekday:
  mon: {1: ersten Montag, 2: zweiten Montag, 3: dritten Montag, 4: vierten Montag, last: letzten Montag}
  tue: {1: ersten Dienstag, 2: zweiten Dienstag, 3: dritten Dienstag, 4: vierten Dienstag, last: letzten Dienstag}
  wed: {1: ersten Mittwoch, 2: zweiten Mittwoch, 3: dritten Mittwoch, 4: vierten Mittwoch, last: letzten Mittwoch}
  thu: {1: ersten Donnerstag, 2: zweiten Donnerstag, 3: dritten Donnerstag, 4: vierten Donnerstag, last: letzten Donnerstag}
  fri: {1: ersten Freitag, 2: zweiten Freitag, 3: dritten Freitag, 4: vierten Freitag, last: letzten Freitag}
  sat: {1: ersten Samstag, 2: zweiten Samstag, 3: dritten Samstag, 4: vierten Samstag, last: letzten Samstag}
  sun: {1: ersten Sonntag, 2: zweiten Sonntag, 3: dritten Sonntag, 4: vierten Sonntag, last: letzten Sonntag}

# Calendars
calendar_title: In Ihren Kalender eintragen
calendar_title_off: Ihren Kalender aktualisieren
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: Kalenderdatei
calendar_all: Alle Meetings als Kalender

# Pages of the site
contact: Kontakt
to_home: Startseite
meetings_title: Meetings
past_title: Vergangene Meetings
code_label: Haben Sie einen Code?
code_button: Los
code_problem: Ein Code hat nur Buchstaben, Ziffern und Bindestriche. Bitte prüfen Sie ihn.
code_needs_script: "Ohne JavaScript geben Sie den Code hinter dieser Adresse ein:"
any_title: An einem Meeting teilnehmen
any_intro: Zu diesem Meeting steht hier nichts. Wenn die Einladung stimmt, können Sie hier teilnehmen.
any_intro_web: Zu diesem Meeting steht hier nichts. Wenn die Einladung stimmt, können Sie im Browser teilnehmen.
any_unread: Öffnen Sie den Link in Ihrer Einladung, oder geben Sie hier deren Code ein.
any_needs_script: Ohne JavaScript kann diese Seite den Link nicht lesen. Öffnen Sie die App und geben Sie die Meeting-ID aus Ihrer Einladung ein.
needs_script_no_app: Ohne JavaScript kann diese Seite die Adresse nicht lesen. Bitte schalten Sie es ein, oder fragen Sie, wer Sie eingeladen hat.
get_title: "{{name}} laden"
get_then: Öffnen Sie danach den Link in Ihrer Einladung noch einmal.
not_found_title: Diese Seite gibt es nicht
not_found_intro: Bitte prüfen Sie die Adresse, oder fragen Sie die Person, die Sie eingeladen hat.
not_found_needs_script: Ohne JavaScript kann diese Seite eine vertippte Adresse nicht berichtigen. Beginnt sie mit „join“? Dann öffnen Sie die App und geben Sie die Meeting-ID aus Ihrer Einladung ein.
gone_title: Dieses Meeting wurde entfernt
gone_intro: Unter diesem Link findet es nicht mehr statt. Bitte fragen Sie die Person, die Sie eingeladen hat.
gone_sentence: Dieses Meeting wurde entfernt.

# Messages
message_join: Nehmen Sie an meinem Meeting teil
message_click: "Zum Teilnehmen auf diesen Link klicken:"
message_id: Meeting-ID
message_phone: "Per Telefon teilnehmen:"
message_more_phones: "Weitere Nummern:"
message_invites: Einladung von
message_help: Hilfe
message_calendar: "Für Ihren Kalender:"

# Personal invites: the message to a guest, in their language
invite_subject: "Einladung: {{title}}"
invite_subject_several: "Ihre Einladungen von {{site.name}}"
invite_changed_subject: "Geändert: {{title}}"
invite_changed_subject_several: "Änderungen an Ihren Einladungen von {{site.name}}"
invite_cancelled_subject: "Abgesagt: {{title}}"
invite_cancelled_subject_several: "Abgesagte Einladungen von {{site.name}}"
invite_greeting: "Guten Tag {{guest.name}},"
invite_greeting_all: Guten Tag,
invite_intro: Sie sind zu einem Gespräch eingeladen.
invite_intro_several: Sie sind zu diesen Gesprächen eingeladen.
invite_changed_intro: Es hat sich etwas geändert. So ist es jetzt.
invite_cancelled_intro: Das Gespräch, zu dem Sie eingeladen waren, findet nicht statt.
invite_your_link: "Ihr Link:"
invite_your_time: Ihre Zeit
invite_keep: Der Link ist nur für Sie. Bitte geben Sie ihn nicht weiter.

# Personal invites: the organiser's page
invite_guests: Gäste
invite_sent: Verschickt
invite_shown: Angezeigt
invite_private: Diese Seite enthält persönliche Daten. Behalten Sie sie für sich und legen Sie sie nie auf einen Server.
invite_needs_script: Ohne JavaScript gibt es keine Suche, und nichts kann als verschickt markiert werden; die Links funktionieren.
invite_search: Suche
invite_language: Sprache
invite_all: Alle
invite_only_unsent: Nur die, an die noch nichts verschickt ist
invite_nobody: Niemand passt.
invite_copy: Kopieren
invite_missing: nicht mehr in der Liste
invite_revoked: Der Link wurde zurückgenommen.
invite_excluded: "Ausgenommen: hier gibt es nichts zu senden."

"""#),
    ("strings/en.yml", #"""
# Every text that linksite prints in English. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: English
languages_title: Language

# Joining
join: Join
join_in_browser: Join in the browser
join_in_browser_with: "Join in the browser with {{name}}"
open_in: "Open in {{name}}"
if_installed: "Only if {{name}} is on this device."
other_devices: "{{name}} on another device"
type_there: "Type this on the other device:"
ios_second: iPhone or iPad, second try
open_second: "Open in {{name}}, second try"
ios_title: iPhone or iPad
android_title: Android
desktop_title: Computer
get_on_ios: "iPhone or iPad: get {{name}}"
get_on_desktop: "Computer: get {{name}}"
not_opened: The app did not open?
to_help: See what helps
no_way: This page has no way to join yet. Please ask whoever invited you.
way_video: Join the call
way_phone: "Call {{address}}"
way_sip: Room system
way_chat: Open the chat
way_more: More ways to join

# About the meeting
# What stands between a word and what it names: "When: Monday".
colon: ": "
title: Title
when: When
was_when: Planned for
repeated: (the first of several times)
repeated_later: (one of several times)
repeats: Repeats
next_times: Further times
any_time: Open at any time
invited_by: Invited by
where: Where
meeting_id: Meeting ID
phone_id: Meeting ID for the phone
short_link: Short link
code: Code for this site
passcode: Passcode
pin: PIN

next_time: Next time
guest_time: Your time

# Its status
status_line_cancelled: CANCELLED
status_line_postponed: POSTPONED
status_line_tentative: NOT CONFIRMED YET
cancelled: This meeting is cancelled.
cancelled_short: Cancelled
postponed: This meeting is postponed. The new time will stand here.
postponed_short: Postponed
ended: By the clock this meeting is over. You can still try to join.
tentative: This meeting is not confirmed yet.
tentative_short: Not confirmed yet
moved: "This link keeps working. The new one is:"

# Other ways
phone_title: Join by phone
phone_page: "This page again, to type or to read aloud:"
other_ways_title: Other ways to join

# When nothing opens
help_title: Nothing happened?
help_intro: Which device is in front of you?
help_browser: No app is needed. An up-to-date browser such as Safari, Chrome, Firefox or Edge is enough.
have_app_ios: "You have {{name}}? Go back to the message, press the link for a second and choose “Open in {{name}}”."
get_app_ios: "No {{name}} yet, or Safari calls the address invalid? Get it:"
ask_for_app_ios: "No {{name}} yet? It is not in the App Store: ask whoever invited you how to get it."
app_store: App Store
come_back_ios: Then tap the link in the message again; the App Store does not remember it.
no_ios_app: There is no app for iPhone and iPad.
have_app_android: "You have {{name}}? Go back to the message and tap the link again. If Android asks, choose {{name}}."
get_app: "No {{name}} yet? Get it:"
play_store: Google Play
come_back_play: If the meeting does not open by itself then, tap the link in the message again.
get_app_elsewhere: "Or get it here:"
come_back_other: Then tap the link in the message again.
# What ends a sentence, behind the name of a store.
full_stop: "."
no_android_app: There is no app for Android.
have_app_desktop: "You have {{name}}? Start it first, then come back and try the button again."
for_computers: For computers
come_back_desktop: Then come back to this page and try the button again.
paste_link: "Still nothing? Copy this link and paste it in {{name}}:"
no_desktop_app: There is no app for computers.
desktop_phone: "Rather on your phone? Type this there:"
type_meeting_id: "{{name}} opens, but not the meeting? Type this meeting ID there:"
no_app_web: "Without any app:"
no_app_phone: "No internet?"
in_app_title: Inside another app
in_app_why: Did the link open inside a chat or social app? Its built-in browser often blocks camera and microphone.
in_app_here: camera and microphone often do not work inside this app.
in_app_menu: Open the menu of that app (⋯ or the share sign) and choose Safari, Chrome or “Open in browser”.
in_app_copy: "No such menu? Type this in your browser:"

old_browser_title: An old browser or device
old_browser_update: "The buttons do nothing, or the screen of the call stays blank? Update the browser, or try another one: Safari, Chrome, Firefox or Edge."
old_browser_other: "Or use another device and type this there:"

# Sharing
share_title: Invite others
share_title_cancelled: Tell the others
share_mail: Mail
share_sms: Text message
share_whatsapp: WhatsApp
share_text: The invitation as plain text

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Starts {{in}}"
  soon: "Starts {{in}}. You can join already."
  live: On now
  share: Share
  copy: Copy
  copy_link: Copy the link
  copy_text: Copy the invitation
  copied: Copied
  not_copied: That did not work. Please mark the link and copy it.
  this_app: This app

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: in 1 minute, other: "in {{n}} minutes"}
  hours: {1: in 1 hour, other: "in {{n}} hours"}
  days: {1: in 1 day, other: "in {{n}} days"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: Monday, tue: Tuesday, wed: Wednesday, thu: Thursday, fri: Friday, sat: Saturday, sun: Sunday}
month:
  1: January
  2: February
  3: March
  4: April
  5: May
  6: June
  7: July
  8: August
  9: September
  10: October
  11: November
  12: December
digits: "0123456789"
time:
  date: "{{weekday}}, {{day}} {{month}} {{year}}"
  # Within a sentence, after "until" and "not on".
  date_in_text: "{{weekday}}, {{day}} {{month}} {{year}}"
  day_of_year: "{{day}} {{month}}"
  # The first day of a month in all of these, and in "every month on day 1".
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  # Of a meeting that repeats when the clocks of the zone are set in between.
  zone_that_day: "({{zone}}, {{offset}} on this day)"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: none (other), one (other), zero-one (other), two (two,
# other), east-slavic (one, few, many), polish (few, many), czech (few, other), arabic (two, few, many,
# other).
plural: one
repeat:
  daily: {1: every day, other: "every {{n}} days"}
  weekly: {1: "every week on {{days}}", other: "every {{n}} weeks on {{days}}"}
  monthly_on_day: {1: "every month on day {{day}}", other: "every {{n}} months on day {{day}}"}
  monthly_on_last_day: {1: "every month on the last day", other: "every {{n}} months on the last day of the month"}
  monthly_on_weekday: {1: "every month on the {{weekday}}", other: "every {{n}} months on the {{weekday}}"}
  yearly: {1: "every year on {{date}}", other: "every {{n}} years on {{date}}"}
  yearly_on_weekday: {1: "every year on the {{weekday}} of {{month}}", other: "every {{n}} years on the {{weekday}} of {{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} and {{last}}"
  # Whole dates, one after the other.
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, once", other: "{{rule}}, {{n}} times"}
  until: "{{rule}}, until {{date}}"
  # Of a meeting that repeats, where the clocks of its zone and those of a guest are set on other days.
  from: "from {{date}}: {{time}}"
  left_out: "not on {{date}}"
  moved: "{{span}} instead of {{date}}"
  postponed: "{{date}}: postponed"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: not confirmed yet"
  confirmed: "{{date}}: confirmed"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: Monday, tue: Tuesday, wed: Wednesday, thu: Thursday, fri: Friday, sat: Saturday, sun: Sunday}
nth_weekday:
  mon: {1: first Monday, 2: second Monday, 3: third Monday, 4: fourth Monday, last: last Monday}
  tue: {1: first Tuesday, 2: second Tuesday, 3: third Tuesday, 4: fourth Tuesday, last: last Tuesday}
  wed: {1: first Wednesday, 2: second Wednesday, 3: third Wednesday, 4: fourth Wednesday, last: last Wednesday}
  thu: {1: first Thursday, 2: second Thursday, 3: third Thursday, 4: fourth Thursday, last: last Thursday}
  fri: {1: first Friday, 2: second Friday, 3: third Friday, 4: fourth Friday, last: last Friday}
  sat: {1: first Saturday, 2: second Saturday, 3: third Saturday, 4: fourth Saturday, last: last Saturday}
  sun: {1: first Sunday, 2: second Sunday, 3: third Sunday, 4: fourth Sunday, last: last Sunday}

# Calendars
calendar_title: Add to your calendar
calendar_title_off: Update your calendar
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: Calendar file
calendar_all: All meetings as a calendar

# Pages of the site
contact: Contact
to_home: Start page
meetings_title: Meetings
past_title: Past meetings
code_label: Have a code?
code_button: Go
code_problem: A code has only letters, digits and hyphens. Please check it.
code_needs_script: "Without JavaScript, type the code behind this address:"
any_title: Join a meeting
any_intro: This page does not know the meeting. If the invitation is right, you can join here.
any_intro_web: This page does not know the meeting. If the invitation is right, you can join in the browser.
any_unread: Open the link in your invitation, or type its code here.
any_needs_script: Without JavaScript this page cannot read the link. Open the app and type the meeting ID from your invitation.
needs_script_no_app: Without JavaScript this page cannot read the address. Please turn it on, or ask whoever invited you.
get_title: "Get {{name}}"
get_then: Then open the link in your invitation again.
not_found_title: This page does not exist
not_found_intro: Please check the address, or ask whoever invited you.
not_found_needs_script: Without JavaScript this page cannot repair a mistyped address. Does it begin with “join”? Then open the app and type the meeting ID from your invitation.
gone_title: This meeting was removed
gone_intro: It does not take place under this link any more. Please ask whoever invited you.
gone_sentence: This meeting was removed.

# Messages
message_join: Join my meeting
message_click: "Click the link below to join:"
message_id: Meeting ID
message_phone: "Join by phone:"
message_more_phones: "More numbers:"
message_invites: Invited by
message_help: Help
message_calendar: "For your calendar:"

# Personal invites: the message to a guest, in their language
invite_subject: "Invitation: {{title}}"
invite_subject_several: "Your invitations from {{site.name}}"
invite_changed_subject: "Changed: {{title}}"
invite_changed_subject_several: "Changes to your invitations from {{site.name}}"
invite_cancelled_subject: "Cancelled: {{title}}"
invite_cancelled_subject_several: "Cancelled invitations from {{site.name}}"
invite_greeting: "Hello {{guest.name}},"
invite_greeting_all: Hello,
invite_intro: You are invited to a call.
invite_intro_several: You are invited to these calls.
invite_changed_intro: Something has changed. This is how it is now.
invite_cancelled_intro: The call you were invited to does not take place.
invite_your_link: "Your link:"
invite_your_time: Your time
invite_keep: The link is yours alone. Please do not pass it on.

# Personal invites: the organiser's page
invite_guests: Guests
invite_sent: Sent
invite_shown: Shown
invite_private: This page holds personal data. Keep it to yourself, and never put it on a server.
invite_needs_script: Without JavaScript there is no search, and nothing can be marked as sent; the links work.
invite_search: Search
invite_language: Language
invite_all: All
invite_only_unsent: Only those not sent to yet
invite_nobody: Nobody fits.
invite_copy: Copy
invite_missing: not in the list any more
invite_revoked: The link was taken back.
invite_excluded: "Left out: there is nothing to send."

"""#),
    ("strings/es.yml", #"""
# Every text that linksite prints in Spanish. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: Español
languages_title: Idioma

# Joining
join: Unirse
join_in_browser: Unirse en el navegador
join_in_browser_with: "Unirse en el navegador con {{name}}"
open_in: "Abrir en {{name}}"
if_installed: "Solo si {{name}} está en este dispositivo."
other_devices: "{{name}} en otro dispositivo"
type_there: "Escriba esto en el otro dispositivo:"
ios_second: iPhone o iPad, segundo intento
open_second: "Abrir en {{name}}, segundo intento"
ios_title: iPhone o iPad
android_title: Android
desktop_title: Ordenador
get_on_ios: "iPhone o iPad: obtener {{name}}"
get_on_desktop: "Ordenador: obtener {{name}}"
not_opened: ¿No se ha abierto la aplicación?
to_help: Ver qué hacer
no_way: En esta página todavía no hay forma de unirse. Pregunte a la persona que le ha invitado.
way_video: Unirse a la llamada
way_phone: "Llamar al {{address}}"
way_sip: Sistema de sala
way_chat: Abrir el chat
way_more: Más formas de unirse

# About the meeting
colon: ": "
title: Título
when: Cuándo
was_when: Estaba prevista para
repeated: (la primera de varias fechas)
repeated_later: (una de varias fechas)
repeats: Se repite
next_times: Más fechas
any_time: Abierta en cualquier momento
invited_by: Invitación de
where: Dónde
meeting_id: ID de la reunión
phone_id: ID de la reunión por teléfono
short_link: Enlace corto
code: Código para este sitio
passcode: Clave de acceso
pin: PIN

next_time: Próxima fecha
guest_time: Su hora

# Its status
status_line_cancelled: CANCELADA
status_line_postponed: APLAZADA
status_line_tentative: AÚN SIN CONFIRMAR
cancelled: Esta reunión se ha cancelado.
cancelled_short: Cancelada
postponed: Esta reunión se ha aplazado. La nueva fecha aparecerá aquí.
postponed_short: Aplazada
ended: Según la hora, esta reunión ha terminado. Aún puede intentar unirse.
tentative: Esta reunión aún no está confirmada.
tentative_short: Sin confirmar
moved: "Este enlace sigue funcionando. El nuevo es:"

# Other ways
phone_title: Unirse por teléfono
phone_page: "Esta misma página, para teclearla o leerla en voz alta:"
other_ways_title: Otras formas de unirse

# When nothing opens
help_title: ¿No ha pasado nada?
help_intro: ¿Qué dispositivo tiene delante?
help_browser: No hace falta ninguna aplicación. Basta un navegador actualizado como Safari, Chrome, Firefox o Edge.
have_app_ios: "¿Tiene {{name}}? Vuelva al mensaje, mantenga pulsado el enlace un segundo y elija «Abrir en {{name}}»."
get_app_ios: "¿Aún no tiene {{name}}, o Safari dice que la dirección no es válida? Descárguela aquí:"
ask_for_app_ios: "¿Aún no tiene {{name}}? No está en el App Store: pregunte cómo obtenerla a la persona que le ha invitado."
app_store: App Store
come_back_ios: Después toque otra vez el enlace del mensaje; el App Store no lo recuerda.
no_ios_app: No hay aplicación para iPhone ni iPad.
have_app_android: "¿Tiene {{name}}? Vuelva al mensaje y toque otra vez el enlace. Si Android pregunta, elija {{name}}."
get_app: "¿Aún no tiene {{name}}? Descárguela aquí:"
play_store: Google Play
come_back_play: Si después la reunión no se abre sola, toque otra vez el enlace del mensaje.
get_app_elsewhere: "O descárguela aquí:"
come_back_other: Después toque otra vez el enlace del mensaje.
full_stop: "."
no_android_app: No hay aplicación para Android.
have_app_desktop: "¿Tiene {{name}}? Ábrala primero, vuelva aquí y pruebe otra vez el botón."
for_computers: Para ordenador
come_back_desktop: Después vuelva a esta página y pruebe otra vez el botón.
paste_link: "¿Sigue sin pasar nada? Copie este enlace y péguelo en {{name}}:"
no_desktop_app: No hay aplicación para ordenadores.
desktop_phone: "¿Prefiere el teléfono? Escriba esto en él:"
type_meeting_id: "¿{{name}} se abre, pero la reunión no? Escriba allí este ID de la reunión:"
no_app_web: "Sin ninguna aplicación:"
no_app_phone: "¿Sin internet?"
in_app_title: Dentro de otra aplicación
in_app_why: ¿Se abrió el enlace dentro de un chat o una red social? Su navegador integrado suele bloquear la cámara y el micrófono.
in_app_here: dentro de esta aplicación la cámara y el micrófono no suelen funcionar.
in_app_menu: Abra el menú de esa aplicación (⋯ o el signo de compartir) y elija Safari, Chrome o «Abrir en el navegador».
in_app_copy: "¿No hay tal menú? Escriba esto en su navegador:"

old_browser_title: Un navegador o dispositivo antiguo
old_browser_update: "¿Los botones no hacen nada, o la pantalla de la llamada se queda en blanco? Actualice el navegador o pruebe otro: Safari, Chrome, Firefox o Edge."
old_browser_other: "O use otro dispositivo y escriba esto en él:"

# Sharing
share_title: Invitar a otras personas
share_title_cancelled: Avisar a los demás
share_mail: Correo
share_sms: SMS
share_whatsapp: WhatsApp
share_text: La invitación como texto sin formato

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Empieza {{in}}"
  soon: "Empieza {{in}}. Ya puede unirse."
  live: En curso
  share: Compartir
  copy: Copiar
  copy_link: Copiar el enlace
  copy_text: Copiar la invitación
  copied: Copiado
  not_copied: No ha funcionado. Seleccione el enlace y cópielo.
  this_app: Esta aplicación

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: dentro de 1 minuto, other: "dentro de {{n}} minutos"}
  hours: {1: dentro de 1 hora, other: "dentro de {{n}} horas"}
  days: {1: dentro de 1 día, other: "dentro de {{n}} días"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: lunes, tue: martes, wed: miércoles, thu: jueves, fri: viernes, sat: sábado, sun: domingo}
month:
  1: enero
  2: febrero
  3: marzo
  4: abril
  5: mayo
  6: junio
  7: julio
  8: agosto
  9: septiembre
  10: octubre
  11: noviembre
  12: diciembre
digits: "0123456789"
time:
  date: "{{weekday}}, {{day}} de {{month}} de {{year}}"
  # Within a sentence, after "hasta el" and "excepto el".
  date_in_text: "{{weekday}} {{day}} de {{month}} de {{year}}"
  day_of_year: "{{day}} de {{month}}"
  first_day: "1"
  clock: "{{hour}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, {{offset}} ese día)"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: one
repeat:
  daily: {1: todos los días, other: "cada {{n}} días"}
  weekly: {1: "cada semana, {{days}}", other: "cada {{n}} semanas, {{days}}"}
  monthly_on_day: {1: "cada mes, el día {{day}}", other: "cada {{n}} meses, el día {{day}}"}
  monthly_on_last_day: {1: "cada mes, el último día del mes", other: "cada {{n}} meses, el último día del mes"}
  monthly_on_weekday: {1: "cada mes, {{weekday}}", other: "cada {{n}} meses, {{weekday}}"}
  yearly: {1: "cada año, el {{date}}", other: "cada {{n}} años, el {{date}}"}
  yearly_on_weekday: {1: "cada año, {{weekday}} de {{month}}", other: "cada {{n}} años, {{weekday}} de {{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} y {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, una vez", other: "{{rule}}, {{n}} veces"}
  until: "{{rule}}, hasta el {{date}}"
  from: "a partir del {{date}}: {{time}}"
  left_out: "excepto el {{date}}"
  moved: "{{span}} en lugar del {{date}}"
  postponed: "{{date}}: aplazada"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: aún sin confirmar"
  confirmed: "{{date}}: confirmada"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: los lunes, tue: los martes, wed: los miércoles, thu: los jueves, fri: los viernes, sat: los sábados, sun: los domingos}
nth_weekday:
  mon: {1: el primer lunes, 2: el segundo lunes, 3: el tercer lunes, 4: el cuarto lunes, last: el último lunes}
  tue: {1: el primer martes, 2: el segundo martes, 3: el tercer martes, 4: el cuarto martes, last: el último martes}
  wed: {1: el primer miércoles, 2: el segundo miércoles, 3: el tercer miércoles, 4: el cuarto miércoles, last: el último miércoles}
  thu: {1: el primer jueves, 2: el segundo jueves, 3: el tercer jueves, 4: el cuarto jueves, last: el último jueves}
  fri: {1: el primer viernes, 2: el segundo viernes, 3: el tercer viernes, 4: el cuarto viernes, last: el último viernes}
  sat: {1: el primer sábado, 2: el segundo sábado, 3: el tercer sábado, 4: el cuarto sábado, last: el último sábado}
  sun: {1: el primer domingo, 2: el segundo domingo, 3: el tercer domingo, 4: el cuarto domingo, last: el último domingo}

# Calendars
calendar_title: Añadir a su calendario
calendar_title_off: Actualizar su calendario
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: Archivo de calendario
calendar_all: Todas las reuniones como calendario

# Pages of the site
contact: Contacto
to_home: Página de inicio
meetings_title: Reuniones
past_title: Reuniones pasadas
code_label: ¿Tiene un código?
code_button: Ir
code_problem: Un código solo tiene letras, cifras y guiones. Compruébelo, por favor.
code_needs_script: "Sin JavaScript, escriba el código detrás de esta dirección:"
any_title: Unirse a una reunión
any_intro: En esta página no hay datos de la reunión. Si la invitación es correcta, puede unirse aquí.
any_intro_web: En esta página no hay datos de la reunión. Si la invitación es correcta, puede unirse en el navegador.
any_unread: Abra el enlace de su invitación, o escriba aquí su código.
any_needs_script: Sin JavaScript esta página no puede leer el enlace. Abra la aplicación y escriba el ID de la reunión que está en su invitación.
needs_script_no_app: Sin JavaScript esta página no puede leer la dirección. Actívelo, o pregunte a quien le ha invitado.
get_title: "Obtener {{name}}"
get_then: Después abra otra vez el enlace de su invitación.
not_found_title: Esta página no existe
not_found_intro: Compruebe la dirección, o pregunte a la persona que le ha invitado.
not_found_needs_script: Sin JavaScript esta página no puede corregir una dirección mal escrita. ¿Empieza por «join»? Entonces abra la aplicación y escriba el ID de la reunión que está en su invitación.
gone_title: Esta reunión se ha eliminado
gone_intro: Ya no se celebra en este enlace. Pregunte a la persona que le ha invitado.
gone_sentence: Esta reunión se ha eliminado.

# Messages
message_join: Únase a mi reunión
message_click: "Haga clic en este enlace para unirse:"
message_id: ID de la reunión
message_phone: "Unirse por teléfono:"
message_more_phones: "Más números:"
message_invites: Invitación de
message_help: Ayuda
message_calendar: "Para su calendario:"

# Personal invites: the message to a guest, in their language
invite_subject: "Invitación: {{title}}"
invite_subject_several: "Sus invitaciones de {{site.name}}"
invite_changed_subject: "Modificada: {{title}}"
invite_changed_subject_several: "Cambios en sus invitaciones de {{site.name}}"
invite_cancelled_subject: "Cancelada: {{title}}"
invite_cancelled_subject_several: "Invitaciones canceladas de {{site.name}}"
invite_greeting: "Hola, {{guest.name}}:"
invite_greeting_all: "Hola:"
invite_intro: Tiene una invitación a una llamada.
invite_intro_several: Tiene una invitación a estas llamadas.
invite_changed_intro: Algo ha cambiado. Así queda ahora.
invite_cancelled_intro: La llamada a la que tenía invitación no se celebra.
invite_your_link: "Su enlace:"
invite_your_time: Su hora
invite_keep: Este enlace es solo para usted. No lo comparta, por favor.

# Personal invites: the organiser's page
invite_guests: Invitados
invite_sent: Enviado
invite_shown: Mostrados
invite_private: Esta página contiene datos personales. Guárdela para usted y no la ponga nunca en un servidor.
invite_needs_script: Sin JavaScript no hay búsqueda y nada se puede marcar como enviado; los enlaces funcionan.
invite_search: Buscar
invite_language: Idioma
invite_all: Todos
invite_only_unsent: Solo aquellos a los que aún no se ha enviado
invite_nobody: Nadie coincide.
invite_copy: Copiar
invite_missing: ya no está en la lista
invite_revoked: El enlace se ha retirado.
invite_excluded: "Excluido: no hay nada que enviar."

"""#),
    ("strings/fa.yml", #"""
# Every text that linksite prints in Persian. {{…}} is filled in where the text is used; \u2068 and \u2069
# around it keep its direction, whatever the name is (\u2066: from left to right, for numbers).

# This language as its own readers call it, and what stands above the list of languages.
language_name: فارسی
languages_title: زبان

# Joining
join: پیوستن
join_in_browser: پیوستن در مرورگر
join_in_browser_with: "پیوستن در مرورگر با \u2068{{name}}\u2069"
open_in: "باز کردن در \u2068{{name}}\u2069"
if_installed: "فقط اگر \u2068{{name}}\u2069 روی این دستگاه نصب است."
other_devices: "\u2068{{name}}\u2069 روی دستگاهی دیگر"
type_there: "این را در دستگاه دیگر تایپ کنید:"
ios_second: آیفون یا آیپد، تلاش دوم
open_second: "باز کردن در \u2068{{name}}\u2069، تلاش دوم"
ios_title: آیفون یا آیپد
android_title: اندروید
desktop_title: رایانه
get_on_ios: "آیفون یا آیپد: دریافت \u2068{{name}}\u2069"
get_on_desktop: "رایانه: دریافت \u2068{{name}}\u2069"
not_opened: برنامه باز نشد؟
to_help: ببینید چه کمکی می‌کند
no_way: این صفحه هنوز راهی برای پیوستن ندارد. لطفاً از کسی که شما را دعوت کرده است بپرسید.
way_video: پیوستن به تماس
way_phone: "تماس با \u2066{{address}}\u2069"
way_sip: سامانهٔ اتاق جلسه
way_chat: باز کردن گفتگو
way_more: راه‌های دیگر برای پیوستن

# About the meeting
colon: ": "
title: عنوان
when: زمان
was_when: زمان پیش‌بینی‌شده
repeated: (اولین نوبت از چند نوبت)
repeated_later: (یکی از چند نوبت)
repeats: تکرار
next_times: نوبت‌های بعدی
any_time: همیشه باز است
invited_by: دعوت از طرف
where: مکان
meeting_id: شناسهٔ جلسه
phone_id: شناسهٔ جلسه برای تماس تلفنی
short_link: پیوند کوتاه
code: کد این سایت
passcode: رمز ورود
pin: پین

next_time: نوبت بعدی
guest_time: به وقت شما

# Its status
status_line_cancelled: لغو شد
status_line_postponed: به تعویق افتاد
status_line_tentative: هنوز قطعی نیست
cancelled: این جلسه لغو شده است.
cancelled_short: لغوشده
postponed: این جلسه به تعویق افتاده است. زمان جدید همین‌جا نوشته می‌شود.
postponed_short: به‌تعویق‌افتاده
ended: طبق ساعت، این جلسه تمام شده است. هنوز می‌توانید برای پیوستن تلاش کنید.
tentative: این جلسه هنوز قطعی نیست.
tentative_short: هنوز قطعی نیست
moved: "این پیوند همچنان کار می‌کند. پیوند تازه:"

# Other ways
phone_title: پیوستن با تلفن
phone_page: "نشانی همین صفحه، برای تایپ کردن یا بلند خواندن:"
other_ways_title: راه‌های دیگر برای پیوستن

# When nothing opens
help_title: اتفاقی نیفتاد؟
help_intro: با چه دستگاهی هستید؟
help_browser: به هیچ برنامه‌ای نیاز نیست. یک مرورگر به‌روز مانند Safari، Chrome، Firefox یا Edge کافی است.
have_app_ios: "\u2068{{name}}\u2069 را دارید؟ به پیام برگردید، یک ثانیه روی پیوند نگه دارید و گزینهٔ «باز کردن در \u2068{{name}}\u2069» را انتخاب کنید."
get_app_ios: "هنوز \u2068{{name}}\u2069 را ندارید، یا Safari می‌گوید نشانی نامعتبر است؟ از اینجا دریافت کنید:"
ask_for_app_ios: "هنوز \u2068{{name}}\u2069 را ندارید؟ این برنامه در App Store نیست: از کسی که شما را دعوت کرده است بپرسید چگونه می‌توان آن را دریافت کرد."
app_store: App Store
come_back_ios: سپس دوباره روی پیوند در پیام بزنید؛ App Store پیوند را به خاطر نمی‌سپارد.
no_ios_app: برای آیفون و آیپد برنامه‌ای وجود ندارد.
have_app_android: "\u2068{{name}}\u2069 را دارید؟ به پیام برگردید و دوباره روی پیوند بزنید. اگر اندروید پرسید، \u2068{{name}}\u2069 را انتخاب کنید."
get_app: "هنوز \u2068{{name}}\u2069 را ندارید؟ از اینجا دریافت کنید:"
play_store: Google Play
come_back_play: اگر پس از آن جلسه خودبه‌خود باز نشد، دوباره روی پیوند در پیام بزنید.
get_app_elsewhere: "یا از اینجا دریافت کنید:"
come_back_other: سپس دوباره روی پیوند در پیام بزنید.
full_stop: "."
no_android_app: برای اندروید برنامه‌ای وجود ندارد.
have_app_desktop: "\u2068{{name}}\u2069 را دارید؟ نخست آن را اجرا کنید، سپس برگردید و دکمه را دوباره امتحان کنید."
for_computers: برای رایانه
come_back_desktop: سپس به این صفحه برگردید و دکمه را دوباره امتحان کنید.
paste_link: "هنوز هم نشد؟ این پیوند را کپی کنید و در \u2068{{name}}\u2069 بچسبانید:"
no_desktop_app: برای رایانه برنامه‌ای وجود ندارد.
desktop_phone: "با گوشی راحت‌ترید؟ این را در گوشی تایپ کنید:"
type_meeting_id: "\u2068{{name}}\u2069 باز می‌شود، اما جلسه نه؟ این شناسهٔ جلسه را در آن وارد کنید:"
no_app_web: "بدون هیچ برنامه‌ای:"
no_app_phone: "اینترنت ندارید؟"
in_app_title: درون برنامه‌ای دیگر
in_app_why: آیا پیوند درون یک پیام‌رسان یا شبکهٔ اجتماعی باز شد؟ مرورگر داخلی آن‌ها بیشتر وقت‌ها دوربین و میکروفون را می‌بندد.
in_app_here: در این برنامه دوربین و میکروفون بیشتر وقت‌ها کار نمی‌کنند.
in_app_menu: منوی آن برنامه را باز کنید (⋯ یا نشان هم‌رسانی) و Safari، Chrome یا «باز کردن در مرورگر» را انتخاب کنید.
in_app_copy: "چنین منویی نیست؟ این را در مرورگر خود تایپ کنید:"

old_browser_title: مرورگر یا دستگاه قدیمی
old_browser_update: "دکمه‌ها کاری نمی‌کنند، یا صفحهٔ تماس خالی می‌ماند؟ مرورگر را به‌روز کنید یا مرورگر دیگری را امتحان کنید: Safari، Chrome، Firefox یا Edge."
old_browser_other: "یا از دستگاه دیگری استفاده کنید و این را در آن تایپ کنید:"

# Sharing
share_title: دعوت از دیگران
share_title_cancelled: به دیگران خبر دهید
share_mail: ایمیل
share_sms: پیامک
share_whatsapp: واتس‌اپ
share_text: دعوت‌نامه به‌صورت متن ساده

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "شروع: {{in}}"
  soon: "شروع: {{in}}. می‌توانید وارد شوید."
  live: هم‌اکنون در حال برگزاری
  share: هم‌رسانی
  copy: کپی
  copy_link: کپی پیوند
  copy_text: کپی دعوت‌نامه
  copied: کپی شد
  not_copied: کپی نشد. لطفاً پیوند را انتخاب و کپی کنید.
  this_app: این برنامه

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: "۱ دقیقه دیگر", other: "{{n}} دقیقه دیگر"}
  hours: {1: "۱ ساعت دیگر", other: "{{n}} ساعت دیگر"}
  days: {1: "۱ روز دیگر", other: "{{n}} روز دیگر"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: دوشنبه, tue: سه‌شنبه, wed: چهارشنبه, thu: پنجشنبه, fri: جمعه, sat: شنبه, sun: یکشنبه}
month:
  1: ژانویهٔ
  2: فوریهٔ
  3: مارس
  4: آوریل
  5: مهٔ
  6: ژوئن
  7: ژوئیهٔ
  8: اوت
  9: سپتامبر
  10: اکتبر
  11: نوامبر
  12: دسامبر
digits: "۰۱۲۳۴۵۶۷۸۹"
time:
  date: "{{weekday}} {{day}} {{month}} {{year}}"
  # Within a sentence.
  date_in_text: "{{weekday}} {{day}} {{month}} {{year}}"
  day_of_year: "{{day}} {{month}}"
  first_day: "۱"
  clock: "{{hour}}:{{minute}}"
  range: "{{start}} تا {{end}}"
  at: "{{date}}، {{time}}"
  from_to: "{{start}} تا {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, {{offset}} در این روز)"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: zero-one
repeat:
  daily: {1: هر روز, other: "هر {{n}} روز یک بار"}
  weekly: {1: "هر هفته {{days}}", other: "هر {{n}} هفته یک بار، {{days}}"}
  monthly_on_day: {1: "هر ماه، روز {{day}}", other: "هر {{n}} ماه یک بار، روز {{day}}"}
  monthly_on_last_day: {1: "هر ماه، روز آخر ماه", other: "هر {{n}} ماه یک بار، روز آخر ماه"}
  monthly_on_weekday: {1: "هر ماه، {{weekday}}", other: "هر {{n}} ماه یک بار، {{weekday}}"}
  yearly: {1: "هر سال، {{date}}", other: "هر {{n}} سال یک بار، {{date}}"}
  yearly_on_weekday: {1: "در {{month}} هر سال، {{weekday}}", other: "هر {{n}} سال یک بار در {{month}} آن سال، {{weekday}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}، {{next}}"
  list_end: "{{first}} و {{last}}"
  dates: "{{first}}؛ {{next}}"
  count: {1: "{{rule}}، یک نوبت", other: "{{rule}}، {{n}} نوبت"}
  until: "{{rule}}، تا {{date}}"
  from: "از {{date}}: {{time}}"
  left_out: "به‌جز {{date}}"
  moved: "{{span}} به‌جای {{date}}"
  postponed: "{{date}}: به تعویق افتاد"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: هنوز قطعی نیست"
  confirmed: "{{date}}: قطعی شد"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: دوشنبه‌ها, tue: سه‌شنبه‌ها, wed: چهارشنبه‌ها, thu: پنجشنبه‌ها, fri: جمعه‌ها, sat: شنبه‌ها, sun: یکشنبه‌ها}
nth_weekday:
  mon: {1: اولین دوشنبه, 2: دومین دوشنبه, 3: سومین دوشنبه, 4: چهارمین دوشنبه, last: آخرین دوشنبه}
  tue: {1: اولین سه‌شنبه, 2: دومین سه‌شنبه, 3: سومین سه‌شنبه, 4: چهارمین سه‌شنبه, last: آخرین سه‌شنبه}
  wed: {1: اولین چهارشنبه, 2: دومین چهارشنبه, 3: سومین چهارشنبه, 4: چهارمین چهارشنبه, last: آخرین چهارشنبه}
  thu: {1: اولین پنجشنبه, 2: دومین پنجشنبه, 3: سومین پنجشنبه, 4: چهارمین پنجشنبه, last: آخرین پنجشنبه}
  fri: {1: اولین جمعه, 2: دومین جمعه, 3: سومین جمعه, 4: چهارمین جمعه, last: آخرین جمعه}
  sat: {1: اولین شنبه, 2: دومین شنبه, 3: سومین شنبه, 4: چهارمین شنبه, last: آخرین شنبه}
  sun: {1: اولین یکشنبه, 2: دومین یکشنبه, 3: سومین یکشنبه, 4: چهارمین یکشنبه, last: آخرین یکشنبه}

# Calendars
calendar_title: افزودن به تقویم
calendar_title_off: به‌روزرسانی تقویم
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: فایل تقویم
calendar_all: همهٔ جلسه‌ها در یک تقویم

# Pages of the site
contact: تماس با ما
to_home: صفحهٔ نخست
meetings_title: جلسه‌ها
past_title: جلسه‌های گذشته
code_label: کد دارید؟
code_button: رفتن
code_problem: کد فقط حرف لاتین، رقم و خط تیره دارد. لطفاً آن را بررسی کنید.
code_needs_script: "بدون جاوااسکریپت، کد را پس از این نشانی تایپ کنید:"
any_title: پیوستن به جلسه
any_intro: در این صفحه اطلاعاتی از این جلسه نیست. اگر دعوت درست باشد، می‌توانید از همین‌جا بپیوندید.
any_intro_web: در این صفحه اطلاعاتی از این جلسه نیست. اگر دعوت درست باشد، می‌توانید در مرورگر به آن بپیوندید.
any_unread: پیوند دعوت‌نامهٔ خود را باز کنید، یا کد آن را اینجا وارد کنید.
any_needs_script: این صفحه بدون جاوااسکریپت نمی‌تواند پیوند را بخواند. برنامه را باز کنید و شناسهٔ جلسه را از دعوت‌نامهٔ خود وارد کنید.
needs_script_no_app: این صفحه بدون جاوااسکریپت نمی‌تواند نشانی را بخواند. لطفاً آن را فعال کنید، یا از کسی که شما را دعوت کرده است بپرسید.
get_title: "دریافت \u2068{{name}}\u2069"
get_then: سپس دوباره پیوند دعوت‌نامهٔ خود را باز کنید.
not_found_title: این صفحه وجود ندارد
not_found_intro: لطفاً نشانی را بررسی کنید، یا از کسی که شما را دعوت کرده است بپرسید.
not_found_needs_script: این صفحه بدون جاوااسکریپت نمی‌تواند نشانی اشتباه را درست کند. آیا با «join» شروع می‌شود؟ پس برنامه را باز کنید و شناسهٔ جلسه را از دعوت‌نامهٔ خود وارد کنید.
gone_title: این جلسه حذف شده است
gone_intro: جلسه دیگر با این پیوند برگزار نمی‌شود. لطفاً از کسی که شما را دعوت کرده است بپرسید.
gone_sentence: این جلسه حذف شده است.

# Messages
message_join: به جلسهٔ من بپیوندید
message_click: "برای پیوستن، روی پیوند زیر بزنید:"
message_id: شناسهٔ جلسه
message_phone: "پیوستن با تلفن:"
message_more_phones: "شماره‌های دیگر:"
message_invites: دعوت از طرف
message_help: راهنمایی
message_calendar: "برای تقویم شما:"

# Personal invites: the message to a guest, in their language
invite_subject: "دعوت: {{title}}"
invite_subject_several: "دعوت‌های شما از {{site.name}}"
invite_changed_subject: "تغییر کرد: {{title}}"
invite_changed_subject_several: "تغییرها در دعوت‌های شما از {{site.name}}"
invite_cancelled_subject: "لغو شد: {{title}}"
invite_cancelled_subject_several: "دعوت‌های لغوشده از {{site.name}}"
invite_greeting: "سلام {{guest.name}}،"
invite_greeting_all: سلام،
invite_intro: شما به یک تماس دعوت شده‌اید.
invite_intro_several: شما به این تماس‌ها دعوت شده‌اید.
invite_changed_intro: چیزی تغییر کرده است. اکنون چنین است.
invite_cancelled_intro: تماسی که به آن دعوت شده بودید برگزار نمی‌شود.
invite_your_link: "پیوند شما:"
invite_your_time: به وقت شما
invite_keep: این پیوند فقط برای شماست. لطفاً آن را به کسی ندهید.

# Personal invites: the organiser's page
invite_guests: مهمانان
invite_sent: فرستاده شد
invite_shown: نمایش‌داده‌شده
invite_private: این صفحه اطلاعات شخصی دارد. آن را نزد خود نگه دارید و هرگز روی سرور نگذارید.
invite_needs_script: بدون جاوااسکریپت جستجو نیست و چیزی را نمی‌توان فرستاده‌شده علامت زد؛ پیوندها کار می‌کنند.
invite_search: جستجو
invite_language: زبان
invite_all: همه
invite_only_unsent: فقط کسانی که هنوز برایشان فرستاده نشده است
invite_nobody: کسی پیدا نشد.
invite_copy: کپی
invite_missing: دیگر در فهرست نیست
invite_revoked: پیوند پس گرفته شد.
invite_excluded: "کنار گذاشته شد: چیزی برای فرستادن نیست."

"""#),
    ("strings/fr.yml", #"""
# Every text that linksite prints in French. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: Français
languages_title: Langue

# Joining
join: Participer
join_in_browser: Participer dans le navigateur
join_in_browser_with: "Participer dans le navigateur avec {{name}}"
open_in: "Ouvrir dans {{name}}"
if_installed: "Seulement si {{name}} est sur cet appareil."
other_devices: "{{name}} sur un autre appareil"
type_there: "Saisissez ceci sur l’autre appareil :"
ios_second: iPhone ou iPad, deuxième essai
open_second: "Ouvrir dans {{name}}, deuxième essai"
ios_title: iPhone ou iPad
android_title: Android
desktop_title: Ordinateur
get_on_ios: "iPhone ou iPad : obtenir {{name}}"
get_on_desktop: "Ordinateur : obtenir {{name}}"
not_opened: L’application ne s’est pas ouverte ?
to_help: Voir que faire
no_way: Cette page n’offre pas encore de moyen de participer. Adressez-vous à la personne qui vous a invité.
way_video: Rejoindre l’appel
way_phone: "Appeler le {{address}}"
way_sip: Système de salle
way_chat: Ouvrir la discussion
way_more: Autres moyens de participer

# About the meeting
colon: " : "
title: Titre
when: Quand
was_when: Était prévue
repeated: (la première de plusieurs dates)
repeated_later: (une date parmi plusieurs)
repeats: Répétition
next_times: Autres dates
any_time: Ouverte à tout moment
invited_by: Invitation de
where: Lieu
meeting_id: Identifiant de la réunion
phone_id: Identifiant de la réunion par téléphone
short_link: Lien court
code: Code pour ce site
passcode: Code secret
pin: PIN

next_time: Prochaine date
guest_time: Votre heure

# Its status
status_line_cancelled: ANNULÉE
status_line_postponed: REPORTÉE
status_line_tentative: PAS ENCORE CONFIRMÉE
cancelled: Cette réunion est annulée.
cancelled_short: Annulée
postponed: Cette réunion est reportée. La nouvelle date sera indiquée ici.
postponed_short: Reportée
ended: D’après l’heure, cette réunion est terminée. Vous pouvez encore essayer de participer.
tentative: Cette réunion n’est pas encore confirmée.
tentative_short: Pas encore confirmée
moved: "Ce lien reste valable. Le nouveau est :"

# Other ways
phone_title: Participer par téléphone
phone_page: "Cette page, à saisir ou à lire à voix haute :"
other_ways_title: Autres moyens de participer

# When nothing opens
help_title: Rien ne s’est passé ?
help_intro: Quel appareil avez-vous devant vous ?
help_browser: Aucune application n’est nécessaire. Un navigateur à jour comme Safari, Chrome, Firefox ou Edge suffit.
have_app_ios: "Vous avez {{name}} ? Revenez au message, appuyez une seconde sur le lien et choisissez « Ouvrir dans {{name}} »."
get_app_ios: "Vous n’avez pas encore {{name}}, ou Safari dit que l’adresse n’est pas valide ? Téléchargez-la ici :"
ask_for_app_ios: "Vous n’avez pas encore {{name}} ? L’application n’est pas sur l’App Store : demandez à la personne qui vous a invité comment l’obtenir."
app_store: App Store
come_back_ios: Touchez ensuite de nouveau le lien dans le message ; l’App Store ne le retient pas.
no_ios_app: Il n’y a pas d’application pour iPhone et iPad.
have_app_android: "Vous avez {{name}} ? Revenez au message et touchez de nouveau le lien. Si Android vous le demande, choisissez {{name}}."
get_app: "Vous n’avez pas encore {{name}} ? À télécharger ici :"
play_store: Google Play
come_back_play: Si la réunion ne s’ouvre pas ensuite d’elle-même, touchez de nouveau le lien dans le message.
get_app_elsewhere: "Ou téléchargez-la ici :"
come_back_other: Touchez ensuite de nouveau le lien dans le message.
full_stop: "."
no_android_app: Il n’y a pas d’application pour Android.
have_app_desktop: "Vous avez {{name}} ? Lancez-la d’abord, puis revenez et essayez de nouveau le bouton."
for_computers: Pour ordinateur
come_back_desktop: Revenez ensuite sur cette page et essayez de nouveau le bouton.
paste_link: "Toujours rien ? Copiez ce lien et collez-le dans {{name}} :"
no_desktop_app: Il n’y a pas d’application pour ordinateur.
desktop_phone: "Plutôt sur votre téléphone ? Saisissez-y ceci :"
type_meeting_id: "{{name}} s’ouvre, mais pas la réunion ? Saisissez-y cet identifiant :"
no_app_web: "Sans aucune application :"
no_app_phone: "Pas d’Internet ?"
in_app_title: Dans une autre application
in_app_why: Le lien s’est-il ouvert dans une messagerie ou un réseau social ? Leur navigateur intégré bloque souvent la caméra et le micro.
in_app_here: dans cette application, la caméra et le micro ne fonctionnent souvent pas.
in_app_menu: Ouvrez le menu de cette application (⋯ ou le signe de partage) et choisissez Safari, Chrome ou « Ouvrir dans le navigateur ».
in_app_copy: "Pas de menu de ce genre ? Saisissez ceci dans votre navigateur :"

old_browser_title: Un navigateur ou un appareil ancien
old_browser_update: "Les boutons ne font rien, ou l’écran de l’appel reste vide ? Mettez le navigateur à jour ou essayez-en un autre : Safari, Chrome, Firefox ou Edge."
old_browser_other: "Ou prenez un autre appareil et saisissez-y ceci :"

# Sharing
share_title: Inviter d’autres personnes
share_title_cancelled: Prévenir les autres
share_mail: E-mail
share_sms: SMS
share_whatsapp: WhatsApp
share_text: L’invitation en texte simple

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Commence {{in}}"
  soon: "Commence {{in}}. Vous pouvez déjà participer."
  live: En cours
  share: Partager
  copy: Copier
  copy_link: Copier le lien
  copy_text: Copier l’invitation
  copied: Copié
  not_copied: Cela n’a pas marché. Sélectionnez le lien et copiez-le.
  this_app: Cette application

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: dans 1 minute, other: "dans {{n}} minutes"}
  hours: {1: dans 1 heure, other: "dans {{n}} heures"}
  days: {1: dans 1 jour, other: "dans {{n}} jours"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: lundi, tue: mardi, wed: mercredi, thu: jeudi, fri: vendredi, sat: samedi, sun: dimanche}
month:
  1: janvier
  2: février
  3: mars
  4: avril
  5: mai
  6: juin
  7: juillet
  8: août
  9: septembre
  10: octobre
  11: novembre
  12: décembre
digits: "0123456789"
time:
  date: "{{weekday}} {{day}} {{month}} {{year}}"
  # Within a sentence, after "jusqu’au" and "sauf le".
  date_in_text: "{{weekday}} {{day}} {{month}} {{year}}"
  day_of_year: "{{day}} {{month}}"
  first_day: "1er"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, {{offset}} ce jour-là)"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: zero-one
repeat:
  daily: {1: tous les jours, other: "tous les {{n}} jours"}
  weekly: {1: "chaque semaine, {{days}}", other: "toutes les {{n}} semaines, {{days}}"}
  monthly_on_day: {1: "chaque mois, le {{day}}", other: "tous les {{n}} mois, le {{day}}"}
  monthly_on_last_day: {1: "chaque mois, le dernier jour du mois", other: "tous les {{n}} mois, le dernier jour du mois"}
  monthly_on_weekday: {1: "chaque mois, {{weekday}}", other: "tous les {{n}} mois, {{weekday}}"}
  yearly: {1: "chaque année, le {{date}}", other: "tous les {{n}} ans, le {{date}}"}
  yearly_on_weekday: {1: "chaque année en {{month}}, {{weekday}}", other: "tous les {{n}} ans en {{month}}, {{weekday}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} et {{last}}"
  dates: "{{first}} ; {{next}}"
  count: {1: "{{rule}}, une fois", other: "{{rule}}, {{n}} fois"}
  until: "{{rule}}, jusqu’au {{date}}"
  from: "à partir du {{date}} : {{time}}"
  left_out: "sauf le {{date}}"
  moved: "{{span}} au lieu du {{date}}"
  postponed: "{{date}} : reportée"
  renamed: "{{date}} : {{title}}"
  tentative: "{{date}} : pas encore confirmée"
  confirmed: "{{date}} : confirmée"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: le lundi, tue: le mardi, wed: le mercredi, thu: le jeudi, fri: le vendredi, sat: le samedi, sun: le dimanche}
nth_weekday:
  mon: {1: le premier lundi, 2: le deuxième lundi, 3: le troisième lundi, 4: le quatrième lundi, last: le dernier lundi}
  tue: {1: le premier mardi, 2: le deuxième mardi, 3: le troisième mardi, 4: le quatrième mardi, last: le dernier mardi}
  wed: {1: le premier mercredi, 2: le deuxième mercredi, 3: le troisième mercredi, 4: le quatrième mercredi, last: le dernier mercredi}
  thu: {1: le premier jeudi, 2: le deuxième jeudi, 3: le troisième jeudi, 4: le quatrième jeudi, last: le dernier jeudi}
  fri: {1: le premier vendredi, 2: le deuxième vendredi, 3: le troisième vendredi, 4: le quatrième vendredi, last: le dernier vendredi}
  sat: {1: le premier samedi, 2: le deuxième samedi, 3: le troisième samedi, 4: le quatrième samedi, last: le dernier samedi}
  sun: {1: le premier dimanche, 2: le deuxième dimanche, 3: le troisième dimanche, 4: le quatrième dimanche, last: le dernier dimanche}

# Calendars
calendar_title: Ajouter à votre agenda
calendar_title_off: Mettre à jour votre agenda
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: Fichier d’agenda
calendar_all: Toutes les réunions dans un agenda

# Pages of the site
contact: Contact
to_home: Page d’accueil
meetings_title: Réunions
past_title: Réunions passées
code_label: Vous avez un code ?
code_button: Aller
code_problem: Un code n’a que des lettres, des chiffres et des traits d’union. Vérifiez-le, s’il vous plaît.
code_needs_script: "Sans JavaScript, saisissez le code à la suite de cette adresse :"
any_title: Participer à une réunion
any_intro: Cette page n’a pas d’informations sur la réunion. Si l’invitation est correcte, vous pouvez participer ici.
any_intro_web: Cette page n’a pas d’informations sur la réunion. Si l’invitation est correcte, vous pouvez participer dans le navigateur.
any_unread: Ouvrez le lien de votre invitation, ou saisissez son code ici.
any_needs_script: Sans JavaScript, cette page ne peut pas lire le lien. Ouvrez l’application et saisissez l’identifiant de la réunion qui figure dans votre invitation.
needs_script_no_app: Sans JavaScript, cette page ne peut pas lire l’adresse. Activez-le, ou demandez à la personne qui vous invite.
get_title: "Obtenir {{name}}"
get_then: Ouvrez ensuite de nouveau le lien de votre invitation.
not_found_title: Cette page n’existe pas
not_found_intro: Vérifiez l’adresse, ou adressez-vous à la personne qui vous a invité.
not_found_needs_script: Sans JavaScript, cette page ne peut pas corriger une adresse mal saisie. Commence-t-elle par « join » ? Alors ouvrez l’application et saisissez l’identifiant de la réunion qui figure dans votre invitation.
gone_title: Cette réunion a été supprimée
gone_intro: Elle n’a plus lieu à cette adresse. Adressez-vous à la personne qui vous a invité.
gone_sentence: Cette réunion a été supprimée.

# Messages
message_join: Participez à ma réunion
message_click: "Cliquez sur ce lien pour participer :"
message_id: Identifiant de la réunion
message_phone: "Participer par téléphone :"
message_more_phones: "Autres numéros :"
message_invites: Invitation de
message_help: Aide
message_calendar: "Pour votre agenda :"

# Personal invites: the message to a guest, in their language
invite_subject: "Invitation : {{title}}"
invite_subject_several: "Vos invitations de {{site.name}}"
invite_changed_subject: "Modifiée : {{title}}"
invite_changed_subject_several: "Changements dans vos invitations de {{site.name}}"
invite_cancelled_subject: "Annulée : {{title}}"
invite_cancelled_subject_several: "Invitations annulées de {{site.name}}"
invite_greeting: "Bonjour {{guest.name}},"
invite_greeting_all: Bonjour,
invite_intro: Vous êtes invité à un appel.
invite_intro_several: Vous êtes invité à ces appels.
invite_changed_intro: Quelque chose a changé. Voici ce qui vaut maintenant.
invite_cancelled_intro: L’appel auquel vous étiez invité n’a pas lieu.
invite_your_link: "Votre lien :"
invite_your_time: Votre heure
invite_keep: Ce lien n’est que pour vous. Merci de ne pas le transmettre.

# Personal invites: the organiser's page
invite_guests: Invités
invite_sent: Envoyé
invite_shown: Affichés
invite_private: Cette page contient des données personnelles. Gardez-la pour vous et ne la mettez jamais sur un serveur.
invite_needs_script: Sans JavaScript, il n’y a pas de recherche et rien ne peut être marqué comme envoyé ; les liens fonctionnent.
invite_search: Recherche
invite_language: Langue
invite_all: Toutes
invite_only_unsent: Seulement ceux à qui rien n’est encore envoyé
invite_nobody: Personne ne correspond.
invite_copy: Copier
invite_missing: ne figure plus dans la liste
invite_revoked: Le lien a été retiré.
invite_excluded: "Exclu : il n’y a rien à envoyer."

"""#),
    ("strings/he.yml", #"""
# Every text that linksite prints in Hebrew. {{…}} is filled in where the text is used; \u2068 and \u2069
# around it keep its direction, whatever the name is (\u2066: from left to right, for numbers).

# This language as its own readers call it, and what stands above the list of languages.
language_name: עברית
languages_title: שפה

# Joining
join: הצטרפות
join_in_browser: הצטרפות בדפדפן
join_in_browser_with: "הצטרפות בדפדפן עם \u2068{{name}}\u2069"
open_in: "פתיחה ב־\u2068{{name}}\u2069"
if_installed: "רק אם \u2068{{name}}\u2069 מותקן במכשיר הזה."
other_devices: "\u2068{{name}}\u2069 במכשיר אחר"
type_there: "יש להקליד במכשיר האחר:"
ios_second: iPhone או iPad, ניסיון שני
open_second: "פתיחה ב־\u2068{{name}}\u2069, ניסיון שני"
ios_title: iPhone או iPad
android_title: Android
desktop_title: מחשב
get_on_ios: "iPhone או iPad: הורדת \u2068{{name}}\u2069"
get_on_desktop: "מחשב: הורדת \u2068{{name}}\u2069"
not_opened: היישום לא נפתח?
to_help: מה אפשר לעשות
no_way: עדיין אין בדף הזה דרך להצטרף. כדאי לשאול את מי ששלח לך את ההזמנה.
way_video: הצטרפות לשיחה
way_phone: "חיוג אל \u2066{{address}}\u2069"
way_sip: מערכת לחדר ישיבות
way_chat: פתיחת הצ׳אט
way_more: דרכים נוספות להצטרף

# About the meeting
colon: ": "
title: כותרת
when: מתי
was_when: המועד שתוכנן
repeated: (המועד הראשון מתוך כמה)
repeated_later: (אחד מתוך כמה מועדים)
repeats: תדירות
next_times: מועדים נוספים
any_time: פתוחה בכל עת
invited_by: הזמנה מאת
where: היכן
meeting_id: מזהה הפגישה
phone_id: מזהה הפגישה בטלפון
short_link: קישור קצר
code: קוד באתר זה
passcode: קוד גישה
pin: קוד אישי

next_time: המועד הבא
guest_time: השעה אצלך

# Its status
status_line_cancelled: בוטלה
status_line_postponed: נדחתה
status_line_tentative: טרם אושרה
cancelled: הפגישה הזאת בוטלה.
cancelled_short: בוטלה
postponed: הפגישה הזאת נדחתה. המועד החדש יופיע כאן.
postponed_short: נדחתה
ended: לפי השעון הפגישה הזאת הסתיימה. עדיין אפשר לנסות להצטרף.
tentative: הפגישה הזאת טרם אושרה.
tentative_short: טרם אושרה
moved: "הקישור הזה ממשיך לעבוד. הקישור החדש:"

# Other ways
phone_title: הצטרפות בטלפון
phone_page: "הכתובת של הדף הזה, להקלדה או להקראה:"
other_ways_title: דרכים אחרות להצטרף

# When nothing opens
help_title: לא קרה כלום?
help_intro: איזה מכשיר נמצא לפניך?
help_browser: אין צורך ביישום. די בדפדפן מעודכן כגון Safari, Chrome, Firefox או Edge.
have_app_ios: "יש לך \u2068{{name}}\u2069? אפשר לחזור להודעה, ללחוץ על הקישור למשך שנייה ולבחור ”פתיחה ב־\u2068{{name}}\u2069“."
get_app_ios: "אין לך עדיין \u2068{{name}}\u2069, או ש־Safari טוען שהכתובת אינה תקינה? אפשר להוריד כאן:"
ask_for_app_ios: "אין לך עדיין \u2068{{name}}\u2069? היישום לא נמצא ב־App Store: כדאי לשאול את מי ששלח לך את ההזמנה איך להשיג אותו."
app_store: App Store
come_back_ios: אחר כך יש להקיש שוב על הקישור שבהודעה; ה־App Store לא זוכר אותו.
no_ios_app: אין יישום ל־iPhone ול־iPad.
have_app_android: "יש לך \u2068{{name}}\u2069? אפשר לחזור להודעה ולהקיש שוב על הקישור. אם Android שואל, יש לבחור \u2068{{name}}\u2069."
get_app: "אין לך עדיין \u2068{{name}}\u2069? אפשר להוריד כאן:"
play_store: Google Play
come_back_play: אם הפגישה לא נפתחת אחר כך מעצמה, יש להקיש שוב על הקישור שבהודעה.
get_app_elsewhere: "או להוריד כאן:"
come_back_other: אחר כך יש להקיש שוב על הקישור שבהודעה.
full_stop: "."
no_android_app: אין יישום ל־Android.
have_app_desktop: "יש לך \u2068{{name}}\u2069? יש להפעיל אותו קודם, ואז לחזור ולנסות שוב את הכפתור."
for_computers: למחשב
come_back_desktop: אחר כך יש לחזור לדף הזה ולנסות שוב את הכפתור.
paste_link: "עדיין כלום? אפשר להעתיק את הקישור הזה ולהדביק אותו ב־\u2068{{name}}\u2069:"
no_desktop_app: אין יישום למחשב.
desktop_phone: "נוח לך יותר בטלפון? יש להקליד שם:"
type_meeting_id: "\u2068{{name}}\u2069 נפתח, אבל הפגישה לא? יש להקליד שם את מזהה הפגישה הזה:"
no_app_web: "בלי שום יישום:"
no_app_phone: "אין אינטרנט?"
in_app_title: בתוך יישום אחר
in_app_why: הקישור נפתח בתוך יישום מסרים או רשת חברתית? הדפדפן המובנה שלהם חוסם לעיתים קרובות את המצלמה ואת המיקרופון.
in_app_here: בתוך היישום הזה המצלמה והמיקרופון לרוב אינם פועלים.
in_app_menu: יש לפתוח את התפריט של היישום ההוא (⋯ או סימן השיתוף) ולבחור Safari, Chrome או ”פתיחה בדפדפן“.
in_app_copy: "אין תפריט כזה? יש להקליד בדפדפן:"

old_browser_title: דפדפן או מכשיר ישן
old_browser_update: "הכפתורים לא עושים דבר, או שמסך השיחה נשאר ריק? כדאי לעדכן את הדפדפן או לנסות אחר: Safari, Chrome, Firefox או Edge."
old_browser_other: "או להשתמש במכשיר אחר ולהקליד שם:"

# Sharing
share_title: הזמנת אחרים
share_title_cancelled: להודיע לאחרים
share_mail: דואר אלקטרוני
share_sms: הודעת טקסט
share_whatsapp: WhatsApp
share_text: ההזמנה כטקסט פשוט

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "ההתחלה {{in}}"
  soon: "ההתחלה {{in}}. כבר אפשר להצטרף."
  live: מתקיימת עכשיו
  share: שיתוף
  copy: העתקה
  copy_link: העתקת הקישור
  copy_text: העתקת ההזמנה
  copied: הועתק
  not_copied: זה לא הצליח. יש לסמן את הקישור ולהעתיק אותו.
  this_app: היישום הזה

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: בעוד דקה, two: "בעוד {{n}} דקות", other: "בעוד {{n}} דקות"}
  hours: {1: בעוד שעה, two: בעוד שעתיים, other: "בעוד {{n}} שעות"}
  days: {1: בעוד יום, two: בעוד יומיים, other: "בעוד {{n}} ימים"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: יום שני, tue: יום שלישי, wed: יום רביעי, thu: יום חמישי, fri: יום שישי, sat: יום שבת, sun: יום ראשון}
month:
  1: ינואר
  2: פברואר
  3: מרץ
  4: אפריל
  5: מאי
  6: יוני
  7: יולי
  8: אוגוסט
  9: ספטמבר
  10: אוקטובר
  11: נובמבר
  12: דצמבר
digits: "0123456789"
time:
  date: "{{weekday}}, {{day}} ב{{month}} {{year}}"
  # Within a sentence.
  date_in_text: "{{weekday}}, {{day}} ב{{month}} {{year}}"
  day_of_year: "{{day}} ב{{month}}"
  first_day: "1"
  clock: "{{hour}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, {{offset}} ביום זה)"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here two, other.
plural: two
repeat:
  daily: {1: כל יום, two: כל יומיים, other: "כל {{n}} ימים"}
  weekly: {1: "כל שבוע ב{{days}}", two: "כל שבועיים ב{{days}}", other: "כל {{n}} שבועות ב{{days}}"}
  monthly_on_day: {1: "כל חודש ב־{{day}} בחודש", two: "כל חודשיים ב־{{day}} בחודש", other: "כל {{n}} חודשים ב־{{day}} בחודש"}
  monthly_on_last_day: {1: "כל חודש ביום האחרון של החודש", two: "כל חודשיים ביום האחרון של החודש", other: "כל {{n}} חודשים ביום האחרון של החודש"}
  monthly_on_weekday: {1: "כל חודש {{weekday}}", two: "כל חודשיים {{weekday}}", other: "כל {{n}} חודשים {{weekday}}"}
  yearly: {1: "כל שנה ב־{{date}}", two: "כל שנתיים ב־{{date}}", other: "כל {{n}} שנים ב־{{date}}"}
  yearly_on_weekday: {1: "כל שנה {{weekday}} ב{{month}}", two: "כל שנתיים {{weekday}} ב{{month}}", other: "כל {{n}} שנים {{weekday}} ב{{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} ו{{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, פעם אחת", two: "{{rule}}, פעמיים", other: "{{rule}}, {{n}} פעמים"}
  until: "{{rule}}, עד {{date}}"
  from: "החל מ{{date}}: {{time}}"
  left_out: "לא ב{{date}}"
  moved: "{{span}} במקום {{date}}"
  postponed: "{{date}}: נדחתה"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: טרם אושרה"
  confirmed: "{{date}}: אושרה"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: יום שני, tue: יום שלישי, wed: יום רביעי, thu: יום חמישי, fri: יום שישי, sat: יום שבת, sun: יום ראשון}
nth_weekday:
  mon: {1: ביום שני הראשון, 2: ביום שני השני, 3: ביום שני השלישי, 4: ביום שני הרביעי, last: ביום שני האחרון}
  tue: {1: ביום שלישי הראשון, 2: ביום שלישי השני, 3: ביום שלישי השלישי, 4: ביום שלישי הרביעי, last: ביום שלישי האחרון}
  wed: {1: ביום רביעי הראשון, 2: ביום רביעי השני, 3: ביום רביעי השלישי, 4: ביום רביעי הרביעי, last: ביום רביעי האחרון}
  thu: {1: ביום חמישי הראשון, 2: ביום חמישי השני, 3: ביום חמישי השלישי, 4: ביום חמישי הרביעי, last: ביום חמישי האחרון}
  fri: {1: ביום שישי הראשון, 2: ביום שישי השני, 3: ביום שישי השלישי, 4: ביום שישי הרביעי, last: ביום שישי האחרון}
  sat: {1: ביום שבת הראשון, 2: ביום שבת השני, 3: ביום שבת השלישי, 4: ביום שבת הרביעי, last: ביום שבת האחרון}
  sun: {1: ביום ראשון הראשון, 2: ביום ראשון השני, 3: ביום ראשון השלישי, 4: ביום ראשון הרביעי, last: ביום ראשון האחרון}

# Calendars
calendar_title: הוספה ליומן
calendar_title_off: עדכון היומן
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: קובץ יומן
calendar_all: כל הפגישות כיומן

# Pages of the site
contact: יצירת קשר
to_home: דף הבית
meetings_title: פגישות
past_title: פגישות קודמות
code_label: יש לך קוד?
code_button: מעבר
code_problem: בקוד יש רק אותיות לטיניות, ספרות ומקפים. נא לבדוק אותו.
code_needs_script: "בלי JavaScript יש להקליד את הקוד אחרי הכתובת הזאת:"
any_title: הצטרפות לפגישה
any_intro: אין בדף הזה מידע על הפגישה. אם ההזמנה נכונה, אפשר להצטרף כאן.
any_intro_web: אין בדף הזה מידע על הפגישה. אם ההזמנה נכונה, אפשר להצטרף בדפדפן.
any_unread: יש לפתוח את הקישור שבהזמנה, או להקליד כאן את הקוד שלו.
any_needs_script: בלי JavaScript הדף הזה לא יכול לקרוא את הקישור. יש לפתוח את היישום ולהקליד את מזהה הפגישה שבהזמנה.
needs_script_no_app: בלי JavaScript הדף הזה לא יכול לקרוא את הכתובת. אפשר להפעיל אותו, או לשאול את מי שהזמין.
get_title: "הורדת \u2068{{name}}\u2069"
get_then: אחר כך יש לפתוח שוב את הקישור שבהזמנה.
not_found_title: הדף הזה לא קיים
not_found_intro: נא לבדוק את הכתובת, או לשאול את מי ששלח לך את ההזמנה.
not_found_needs_script: בלי JavaScript הדף הזה לא יכול לתקן כתובת שהוקלדה לא נכון. היא מתחילה ב־”join“? אם כן, יש לפתוח את היישום ולהקליד את מזהה הפגישה שבהזמנה.
gone_title: הפגישה הזאת הוסרה
gone_intro: היא כבר לא מתקיימת בקישור הזה. כדאי לשאול את מי ששלח לך את ההזמנה.
gone_sentence: הפגישה הזאת הוסרה.

# Messages
message_join: הזמנה לפגישה שלי
message_click: "להצטרפות יש ללחוץ על הקישור הזה:"
message_id: מזהה הפגישה
message_phone: "הצטרפות בטלפון:"
message_more_phones: "מספרים נוספים:"
message_invites: הזמנה מאת
message_help: עזרה
message_calendar: "ליומן שלך:"

# Personal invites: the message to a guest, in their language
invite_subject: "הזמנה: {{title}}"
invite_subject_several: "ההזמנות שלך מאת {{site.name}}"
invite_changed_subject: "שינוי: {{title}}"
invite_changed_subject_several: "שינויים בהזמנות שלך מאת {{site.name}}"
invite_cancelled_subject: "בוטלה: {{title}}"
invite_cancelled_subject_several: "הזמנות שבוטלו מאת {{site.name}}"
invite_greeting: "שלום {{guest.name}},"
invite_greeting_all: שלום,
invite_intro: קיבלת הזמנה לשיחה.
invite_intro_several: קיבלת הזמנה לשיחות האלה.
invite_changed_intro: משהו השתנה. כך זה עכשיו.
invite_cancelled_intro: השיחה שאליה הוזמנת לא תתקיים.
invite_your_link: "הקישור שלך:"
invite_your_time: השעה אצלך
invite_keep: הקישור הזה מיועד רק לך. נא לא להעביר אותו הלאה.

# Personal invites: the organiser's page
invite_guests: אורחים
invite_sent: נשלח
invite_shown: מוצגים
invite_private: בדף הזה יש מידע אישי. יש לשמור אותו אצלך ולעולם לא להעלות אותו לשרת.
invite_needs_script: בלי JavaScript אין חיפוש, ואי אפשר לסמן דבר כנשלח; הקישורים פועלים.
invite_search: חיפוש
invite_language: שפה
invite_all: הכול
invite_only_unsent: רק מי שעדיין לא נשלח אליהם
invite_nobody: אין אף אחד מתאים.
invite_copy: העתקה
invite_missing: כבר לא ברשימה
invite_revoked: הקישור בוטל.
invite_excluded: "הושמט: אין מה לשלוח."

"""#),
    ("strings/hi.yml", #"""
# Every text that linksite prints in Hindi. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: हिन्दी
languages_title: भाषा

# Joining
join: शामिल हों
join_in_browser: ब्राउज़र में शामिल हों
join_in_browser_with: "{{name}} से ब्राउज़र में शामिल हों"
open_in: "{{name}} में खोलें"
if_installed: "केवल तब, जब {{name}} इस डिवाइस पर हो।"
other_devices: "दूसरे डिवाइस पर {{name}}"
type_there: "दूसरे डिवाइस पर यह टाइप करें:"
ios_second: iPhone या iPad, दूसरी कोशिश
open_second: "{{name}} में खोलें, दूसरी कोशिश"
ios_title: iPhone या iPad
android_title: Android
desktop_title: कंप्यूटर
get_on_ios: "iPhone या iPad: {{name}} पाएँ"
get_on_desktop: "कंप्यूटर: {{name}} पाएँ"
not_opened: ऐप नहीं खुला?
to_help: देखें कि क्या करें
no_way: इस पेज पर शामिल होने का अभी कोई तरीका नहीं है। कृपया उनसे पूछें जिन्होंने आपको बुलाया है।
way_video: कॉल में शामिल हों
way_phone: "{{address}} पर कॉल करें"
way_sip: मीटिंग रूम सिस्टम
way_chat: चैट खोलें
way_more: शामिल होने के और तरीके

# About the meeting
colon: ": "
title: शीर्षक
when: कब
was_when: पहले तय समय
repeated: (कई तारीखों में से पहली)
repeated_later: (कई तारीखों में से एक)
repeats: दोहराव
next_times: आगे की तारीखें
any_time: कभी भी खुली
invited_by: बुलाने वाले
where: कहाँ
meeting_id: मीटिंग आईडी
phone_id: फ़ोन के लिए मीटिंग आईडी
short_link: छोटा लिंक
code: इस साइट के लिए कोड
passcode: पासकोड
pin: पिन

next_time: अगली बार
guest_time: आपका समय

# Its status
status_line_cancelled: रद्द
status_line_postponed: स्थगित
status_line_tentative: अभी पक्की नहीं
cancelled: यह मीटिंग रद्द कर दी गई है।
cancelled_short: रद्द
postponed: यह मीटिंग स्थगित कर दी गई है। नया समय यहाँ लिखा जाएगा।
postponed_short: स्थगित
ended: समय के हिसाब से यह मीटिंग समाप्त हो चुकी है। आप अब भी शामिल होने की कोशिश कर सकते हैं।
tentative: यह मीटिंग अभी पक्की नहीं है।
tentative_short: अभी पक्की नहीं
moved: "यह लिंक काम करता रहेगा। नया लिंक:"

# Other ways
phone_title: फ़ोन से शामिल हों
phone_page: "इसी पेज का पता, टाइप करने या पढ़कर सुनाने के लिए:"
other_ways_title: शामिल होने के दूसरे तरीके

# When nothing opens
help_title: कुछ नहीं हुआ?
help_intro: आपके सामने कौन-सा डिवाइस है?
help_browser: किसी ऐप की ज़रूरत नहीं है। Safari, Chrome, Firefox या Edge जैसा अपडेट किया हुआ ब्राउज़र काफ़ी है।
have_app_ios: "आपके पास {{name}} है? संदेश पर वापस जाएँ, लिंक को एक सेकंड दबाए रखें और “{{name}} में खोलें” चुनें।"
get_app_ios: "{{name}} अभी नहीं है, या Safari पते को अमान्य बताता है? यहाँ से लें:"
ask_for_app_ios: "{{name}} अभी नहीं है? यह App Store में नहीं है: जिन्होंने आपको बुलाया है, उनसे पूछें कि यह कैसे मिलेगा।"
app_store: App Store
come_back_ios: उसके बाद संदेश में लिंक पर फिर से टैप करें; App Store उसे याद नहीं रखता।
no_ios_app: iPhone और iPad के लिए कोई ऐप नहीं है।
have_app_android: "आपके पास {{name}} है? संदेश पर वापस जाएँ और लिंक पर फिर से टैप करें। अगर Android पूछे, तो {{name}} चुनें।"
get_app: "{{name}} अभी नहीं है? यहाँ से लें:"
play_store: Google Play
come_back_play: अगर उसके बाद मीटिंग अपने आप न खुले, तो संदेश में लिंक पर फिर से टैप करें।
get_app_elsewhere: "या यहाँ से लें:"
come_back_other: उसके बाद संदेश में लिंक पर फिर से टैप करें।
full_stop: "।"
no_android_app: Android के लिए कोई ऐप नहीं है।
have_app_desktop: "आपके पास {{name}} है? पहले उसे चालू करें, फिर वापस आकर बटन दोबारा दबाएँ।"
for_computers: कंप्यूटर के लिए
come_back_desktop: उसके बाद इस पेज पर वापस आकर बटन दोबारा दबाएँ।
paste_link: "अब भी कुछ नहीं हुआ? यह लिंक कॉपी करके {{name}} में चिपकाएँ:"
no_desktop_app: कंप्यूटर के लिए कोई ऐप नहीं है।
desktop_phone: "फ़ोन पर आसान रहेगा? वहाँ यह टाइप करें:"
type_meeting_id: "{{name}} खुलता है, पर मीटिंग नहीं? वहाँ यह मीटिंग आईडी टाइप करें:"
no_app_web: "बिना किसी ऐप के:"
no_app_phone: "इंटरनेट नहीं है?"
in_app_title: किसी दूसरे ऐप के अंदर
in_app_why: क्या लिंक किसी चैट या सोशल मीडिया ऐप के अंदर खुला? उनका अपना ब्राउज़र अक्सर कैमरा और माइक्रोफ़ोन रोक देता है।
in_app_here: इस ऐप के अंदर कैमरा और माइक्रोफ़ोन अक्सर काम नहीं करते।
in_app_menu: उस ऐप का मेन्यू (⋯ या शेयर का चिह्न) खोलें और Safari, Chrome या “ब्राउज़र में खोलें” चुनें।
in_app_copy: "ऐसा मेन्यू नहीं है? अपने ब्राउज़र में यह टाइप करें:"

old_browser_title: पुराना ब्राउज़र या डिवाइस
old_browser_update: "बटन कुछ नहीं करते, या कॉल की स्क्रीन खाली रहती है? ब्राउज़र अपडेट करें या कोई दूसरा आज़माएँ: Safari, Chrome, Firefox या Edge."
old_browser_other: "या कोई दूसरा डिवाइस लें और वहाँ यह टाइप करें:"

# Sharing
share_title: दूसरों को बुलाएँ
share_title_cancelled: दूसरों को बताएँ
share_mail: ईमेल
share_sms: एसएमएस
share_whatsapp: WhatsApp
share_text: निमंत्रण, सादे टेक्स्ट में

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "शुरुआत: {{in}}"
  soon: "शुरुआत: {{in}}। आप अभी शामिल हो सकते हैं।"
  live: अभी चल रही है
  share: शेयर करें
  copy: कॉपी करें
  copy_link: लिंक कॉपी करें
  copy_text: निमंत्रण कॉपी करें
  copied: कॉपी हो गया
  not_copied: कॉपी नहीं हुआ। कृपया लिंक चुनकर कॉपी करें।
  this_app: यह ऐप

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: "1 मिनट में", other: "{{n}} मिनट में"}
  hours: {1: "1 घंटे में", other: "{{n}} घंटे में"}
  days: {1: "1 दिन में", other: "{{n}} दिन में"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: सोमवार, tue: मंगलवार, wed: बुधवार, thu: गुरुवार, fri: शुक्रवार, sat: शनिवार, sun: रविवार}
month:
  1: जनवरी
  2: फ़रवरी
  3: मार्च
  4: अप्रैल
  5: मई
  6: जून
  7: जुलाई
  8: अगस्त
  9: सितंबर
  10: अक्तूबर
  11: नवंबर
  12: दिसंबर
digits: "0123456789"
time:
  date: "{{weekday}}, {{day}} {{month}} {{year}}"
  # Within a sentence.
  date_in_text: "{{weekday}}, {{day}} {{month}} {{year}}"
  day_of_year: "{{day}} {{month}}"
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, इस दिन {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: zero-one
repeat:
  daily: {1: हर दिन, other: "हर {{n}} दिन में"}
  weekly: {1: "हर हफ़्ते {{days}} को", other: "हर {{n}} हफ़्ते में {{days}} को"}
  monthly_on_day: {1: "हर महीने की {{day}} तारीख को", other: "हर {{n}} महीने में {{day}} तारीख को"}
  monthly_on_last_day: {1: "हर महीने के आख़िरी दिन", other: "हर {{n}} महीने में, महीने के आख़िरी दिन"}
  monthly_on_weekday: {1: "हर महीने के {{weekday}} को", other: "हर {{n}} महीने में {{weekday}} को"}
  yearly: {1: "हर साल {{date}} को", other: "हर {{n}} साल में {{date}} को"}
  yearly_on_weekday: {1: "हर साल {{month}} के {{weekday}} को", other: "हर {{n}} साल में {{month}} के {{weekday}} को"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} और {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, एक बार", other: "{{rule}}, {{n}} बार"}
  until: "{{rule}}, {{date}} तक"
  from: "{{date}} से: {{time}}"
  left_out: "{{date}} को नहीं"
  moved: "{{date}} के बदले {{span}}"
  postponed: "{{date}}: स्थगित"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: अभी पक्की नहीं"
  confirmed: "{{date}}: पक्की"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: सोमवार, tue: मंगलवार, wed: बुधवार, thu: गुरुवार, fri: शुक्रवार, sat: शनिवार, sun: रविवार}
nth_weekday:
  mon: {1: पहले सोमवार, 2: दूसरे सोमवार, 3: तीसरे सोमवार, 4: चौथे सोमवार, last: आख़िरी सोमवार}
  tue: {1: पहले मंगलवार, 2: दूसरे मंगलवार, 3: तीसरे मंगलवार, 4: चौथे मंगलवार, last: आख़िरी मंगलवार}
  wed: {1: पहले बुधवार, 2: दूसरे बुधवार, 3: तीसरे बुधवार, 4: चौथे बुधवार, last: आख़िरी बुधवार}
  thu: {1: पहले गुरुवार, 2: दूसरे गुरुवार, 3: तीसरे गुरुवार, 4: चौथे गुरुवार, last: आख़िरी गुरुवार}
  fri: {1: पहले शुक्रवार, 2: दूसरे शुक्रवार, 3: तीसरे शुक्रवार, 4: चौथे शुक्रवार, last: आख़िरी शुक्रवार}
  sat: {1: पहले शनिवार, 2: दूसरे शनिवार, 3: तीसरे शनिवार, 4: चौथे शनिवार, last: आख़िरी शनिवार}
  sun: {1: पहले रविवार, 2: दूसरे रविवार, 3: तीसरे रविवार, 4: चौथे रविवार, last: आख़िरी रविवार}

# Calendars
calendar_title: अपने कैलेंडर में जोड़ें
calendar_title_off: अपना कैलेंडर अपडेट करें
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: कैलेंडर फ़ाइल
calendar_all: सभी मीटिंग, कैलेंडर के रूप में

# Pages of the site
contact: संपर्क
to_home: मुख्य पेज
meetings_title: मीटिंग
past_title: पिछली मीटिंग
code_label: आपके पास कोड है?
code_button: आगे
code_problem: कोड में केवल अंग्रेज़ी अक्षर, अंक और हाइफ़न होते हैं। कृपया उसे जाँच लें।
code_needs_script: "JavaScript के बिना कोड को इस पते के बाद टाइप करें:"
any_title: मीटिंग में शामिल हों
any_intro: इस पेज पर इस मीटिंग की जानकारी नहीं है। अगर निमंत्रण सही है, तो आप यहाँ से शामिल हो सकते हैं।
any_intro_web: इस पेज पर इस मीटिंग की जानकारी नहीं है। अगर निमंत्रण सही है, तो आप ब्राउज़र में शामिल हो सकते हैं।
any_unread: अपने निमंत्रण का लिंक खोलें, या उसका कोड यहाँ टाइप करें।
any_needs_script: JavaScript के बिना यह पेज लिंक नहीं पढ़ सकता। ऐप खोलें और अपने निमंत्रण की मीटिंग आईडी टाइप करें।
needs_script_no_app: JavaScript के बिना यह पेज पता नहीं पढ़ सकता। कृपया इसे चालू करें, या उनसे पूछें जिन्होंने आपको बुलाया है।
get_title: "{{name}} पाएँ"
get_then: उसके बाद अपने निमंत्रण का लिंक फिर से खोलें।
not_found_title: यह पेज मौजूद नहीं है
not_found_intro: कृपया पता जाँच लें, या उनसे पूछें जिन्होंने आपको बुलाया है।
not_found_needs_script: JavaScript के बिना यह पेज ग़लत टाइप किया हुआ पता नहीं सुधार सकता। क्या वह “join” से शुरू होता है? तो ऐप खोलें और अपने निमंत्रण की मीटिंग आईडी टाइप करें।
gone_title: यह मीटिंग हटा दी गई है
gone_intro: यह अब इस लिंक पर नहीं होती। कृपया उनसे पूछें जिन्होंने आपको बुलाया है।
gone_sentence: यह मीटिंग हटा दी गई है।

# Messages
message_join: मेरी मीटिंग में शामिल हों
message_click: "शामिल होने के लिए इस लिंक पर क्लिक करें:"
message_id: मीटिंग आईडी
message_phone: "फ़ोन से शामिल होने के लिए:"
message_more_phones: "और नंबर:"
message_invites: बुलाने वाले
message_help: मदद
message_calendar: "आपके कैलेंडर के लिए:"

# Personal invites: the message to a guest, in their language
invite_subject: "निमंत्रण: {{title}}"
invite_subject_several: "{{site.name}} से आपके निमंत्रण"
invite_changed_subject: "बदलाव: {{title}}"
invite_changed_subject_several: "{{site.name}} से आपके निमंत्रणों में बदलाव"
invite_cancelled_subject: "रद्द: {{title}}"
invite_cancelled_subject_several: "{{site.name}} से रद्द किए गए निमंत्रण"
invite_greeting: "नमस्ते {{guest.name}},"
invite_greeting_all: नमस्ते,
invite_intro: आपको एक कॉल में बुलाया गया है।
invite_intro_several: आपको इन कॉल में बुलाया गया है।
invite_changed_intro: कुछ बदल गया है। अब यह है।
invite_cancelled_intro: जिस कॉल में आपको बुलाया गया था, वह नहीं होगी।
invite_your_link: "आपका लिंक:"
invite_your_time: आपका समय
invite_keep: यह लिंक केवल आपके लिए है। कृपया इसे किसी और को न दें।

# Personal invites: the organiser's page
invite_guests: मेहमान
invite_sent: भेजा गया
invite_shown: दिखाए गए
invite_private: इस पेज पर निजी जानकारी है। इसे अपने पास रखें और कभी किसी सर्वर पर न डालें।
invite_needs_script: JavaScript के बिना खोज नहीं होती और कुछ भी भेजा हुआ नहीं दिखाया जा सकता; लिंक काम करते हैं।
invite_search: खोजें
invite_language: भाषा
invite_all: सभी
invite_only_unsent: केवल वे, जिन्हें अभी नहीं भेजा गया
invite_nobody: कोई नहीं मिला।
invite_copy: कॉपी करें
invite_missing: अब सूची में नहीं
invite_revoked: लिंक वापस ले लिया गया।
invite_excluded: "छोड़ा गया: भेजने के लिए कुछ नहीं है।"

"""#),
    ("strings/it.yml", #"""
# Every text that linksite prints in Italian. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: Italiano
languages_title: Lingua

# Joining
join: Partecipa
join_in_browser: Partecipa nel browser
join_in_browser_with: "Partecipa nel browser con {{name}}"
open_in: "Apri in {{name}}"
if_installed: "Solo se {{name}} è su questo dispositivo."
other_devices: "{{name}} su un altro dispositivo"
type_there: "Digiti questo sull’altro dispositivo:"
ios_second: iPhone o iPad, secondo tentativo
open_second: "Apri in {{name}}, secondo tentativo"
ios_title: iPhone o iPad
android_title: Android
desktop_title: Computer
get_on_ios: "iPhone o iPad: scarica {{name}}"
get_on_desktop: "Computer: scarica {{name}}"
not_opened: L’app non si è aperta?
to_help: Che cosa fare
no_way: In questa pagina non c’è ancora modo di partecipare. Chieda a chi l’ha invitata.
way_video: Partecipa alla chiamata
way_phone: "Chiama {{address}}"
way_sip: Sistema per sale riunioni
way_chat: Apri la chat
way_more: Altri modi per partecipare

# About the meeting
colon: ": "
title: Titolo
when: Quando
was_when: Era prevista per
repeated: (la prima di diverse date)
repeated_later: (una di diverse date)
repeats: Si ripete
next_times: Altre date
any_time: Aperta in qualsiasi momento
invited_by: Invito di
where: Dove
meeting_id: ID della riunione
phone_id: ID della riunione per telefono
short_link: Link breve
code: Codice per questo sito
passcode: Codice di accesso
pin: PIN

next_time: Prossima data
guest_time: La sua ora

# Its status
status_line_cancelled: ANNULLATA
status_line_postponed: RINVIATA
status_line_tentative: NON ANCORA CONFERMATA
cancelled: Questa riunione è annullata.
cancelled_short: Annullata
postponed: Questa riunione è rinviata. La nuova data sarà indicata qui.
postponed_short: Rinviata
ended: Stando all’ora, questa riunione è finita. Può ancora provare a partecipare.
tentative: Questa riunione non è ancora confermata.
tentative_short: Da confermare
moved: "Questo link continua a funzionare. Quello nuovo è:"

# Other ways
phone_title: Partecipare per telefono
phone_page: "Questa stessa pagina, da digitare o da leggere ad alta voce:"
other_ways_title: Altri modi per partecipare

# When nothing opens
help_title: Non è successo niente?
help_intro: Quale dispositivo ha davanti?
help_browser: Non serve alcuna app. Basta un browser aggiornato come Safari, Chrome, Firefox o Edge.
have_app_ios: "Ha {{name}}? Torni al messaggio, tenga premuto il link per un secondo e scelga «Apri in {{name}}»."
get_app_ios: "Non ha ancora {{name}}, o Safari dice che l’indirizzo non è valido? La scarichi qui:"
ask_for_app_ios: "Non ha ancora {{name}}? Non è nell’App Store: chieda a chi l’ha invitata come averla."
app_store: App Store
come_back_ios: Poi tocchi di nuovo il link nel messaggio; l’App Store non lo ricorda.
no_ios_app: Non c’è un’app per iPhone e iPad.
have_app_android: "Ha {{name}}? Torni al messaggio e tocchi di nuovo il link. Se Android lo chiede, scelga {{name}}."
get_app: "Non ha ancora {{name}}? La scarichi qui:"
play_store: Google Play
come_back_play: Se poi la riunione non si apre da sola, tocchi di nuovo il link nel messaggio.
get_app_elsewhere: "Oppure la scarichi qui:"
come_back_other: Poi tocchi di nuovo il link nel messaggio.
full_stop: "."
no_android_app: Non c’è un’app per Android.
have_app_desktop: "Ha {{name}}? La apra prima, poi torni qui e provi di nuovo il pulsante."
for_computers: Per computer
come_back_desktop: Poi torni a questa pagina e provi di nuovo il pulsante.
paste_link: "Ancora niente? Copi questo link e lo incolli in {{name}}:"
no_desktop_app: Non c’è un’app per computer.
desktop_phone: "Preferisce il telefono? Digiti lì questo:"
type_meeting_id: "{{name}} si apre, ma la riunione no? Digiti lì questo ID della riunione:"
no_app_web: "Senza alcuna app:"
no_app_phone: "Niente internet?"
in_app_title: Dentro un’altra app
in_app_why: Il link si è aperto in una chat o in un social network? Il browser integrato spesso blocca fotocamera e microfono.
in_app_here: in questa app fotocamera e microfono spesso non funzionano.
in_app_menu: Apra il menu di quell’app (⋯ o il segno di condivisione) e scelga Safari, Chrome o «Apri nel browser».
in_app_copy: "Un menu così non c’è? Digiti questo nel suo browser:"

old_browser_title: Un browser o un dispositivo vecchio
old_browser_update: "I pulsanti non fanno niente, o lo schermo della chiamata resta vuoto? Aggiorni il browser o ne provi un altro: Safari, Chrome, Firefox o Edge."
old_browser_other: "Oppure usi un altro dispositivo e digiti lì questo:"

# Sharing
share_title: Invitare altre persone
share_title_cancelled: Avvisare gli altri
share_mail: E-mail
share_sms: SMS
share_whatsapp: WhatsApp
share_text: L’invito come testo semplice

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Inizia {{in}}"
  soon: "Inizia {{in}}. Può già partecipare."
  live: In corso
  share: Condividi
  copy: Copia
  copy_link: Copia il link
  copy_text: Copia l’invito
  copied: Copiato
  not_copied: Non ha funzionato. Selezioni il link e lo copi.
  this_app: Questa app

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: tra 1 minuto, other: "tra {{n}} minuti"}
  hours: {1: tra 1 ora, other: "tra {{n}} ore"}
  days: {1: tra 1 giorno, other: "tra {{n}} giorni"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: lunedì, tue: martedì, wed: mercoledì, thu: giovedì, fri: venerdì, sat: sabato, sun: domenica}
month:
  1: gennaio
  2: febbraio
  3: marzo
  4: aprile
  5: maggio
  6: giugno
  7: luglio
  8: agosto
  9: settembre
  10: ottobre
  11: novembre
  12: dicembre
digits: "0123456789"
time:
  date: "{{weekday}} {{day}} {{month}} {{year}}"
  # Within a sentence, after "fino a" and "tranne".
  date_in_text: "{{weekday}} {{day}} {{month}} {{year}}"
  day_of_year: "{{day}} {{month}}"
  first_day: "1º"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, {{offset}} quel giorno)"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: one
repeat:
  daily: {1: ogni giorno, other: "ogni {{n}} giorni"}
  weekly: {1: "ogni settimana, {{days}}", other: "ogni {{n}} settimane, {{days}}"}
  monthly_on_day: {1: "ogni mese, il giorno {{day}}", other: "ogni {{n}} mesi, il giorno {{day}}"}
  monthly_on_last_day: {1: "ogni mese, l’ultimo giorno del mese", other: "ogni {{n}} mesi, l’ultimo giorno del mese"}
  monthly_on_weekday: {1: "ogni mese, {{weekday}}", other: "ogni {{n}} mesi, {{weekday}}"}
  yearly: {1: "ogni anno, il {{date}}", other: "ogni {{n}} anni, il {{date}}"}
  yearly_on_weekday: {1: "ogni anno, {{weekday}} di {{month}}", other: "ogni {{n}} anni, {{weekday}} di {{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} e {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, una volta", other: "{{rule}}, {{n}} volte"}
  until: "{{rule}}, fino a {{date}}"
  from: "a partire da {{date}}: {{time}}"
  left_out: "tranne {{date}}"
  moved: "{{span}} anziché {{date}}"
  postponed: "{{date}}: rinviata"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: non ancora confermata"
  confirmed: "{{date}}: confermata"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: il lunedì, tue: il martedì, wed: il mercoledì, thu: il giovedì, fri: il venerdì, sat: il sabato, sun: la domenica}
nth_weekday:
  mon: {1: il primo lunedì, 2: il secondo lunedì, 3: il terzo lunedì, 4: il quarto lunedì, last: l’ultimo lunedì}
  tue: {1: il primo martedì, 2: il secondo martedì, 3: il terzo martedì, 4: il quarto martedì, last: l’ultimo martedì}
  wed: {1: il primo mercoledì, 2: il secondo mercoledì, 3: il terzo mercoledì, 4: il quarto mercoledì, last: l’ultimo mercoledì}
  thu: {1: il primo giovedì, 2: il secondo giovedì, 3: il terzo giovedì, 4: il quarto giovedì, last: l’ultimo giovedì}
  fri: {1: il primo venerdì, 2: il secondo venerdì, 3: il terzo venerdì, 4: il quarto venerdì, last: l’ultimo venerdì}
  sat: {1: il primo sabato, 2: il secondo sabato, 3: il terzo sabato, 4: il quarto sabato, last: l’ultimo sabato}
  sun: {1: la prima domenica, 2: la seconda domenica, 3: la terza domenica, 4: la quarta domenica, last: l’ultima domenica}

# Calendars
calendar_title: Aggiungi al calendario
calendar_title_off: Aggiorna il calendario
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: File di calendario
calendar_all: Tutte le riunioni come calendario

# Pages of the site
contact: Contatti
to_home: Pagina iniziale
meetings_title: Riunioni
past_title: Riunioni passate
code_label: Ha un codice?
code_button: Vai
code_problem: Un codice ha solo lettere, cifre e trattini. Lo controlli, per favore.
code_needs_script: "Senza JavaScript, digiti il codice dopo questo indirizzo:"
any_title: Partecipare a una riunione
any_intro: In questa pagina non ci sono informazioni sulla riunione. Se l’invito è giusto, può partecipare qui.
any_intro_web: In questa pagina non ci sono informazioni sulla riunione. Se l’invito è giusto, può partecipare nel browser.
any_unread: Apra il link del suo invito, o digiti qui il suo codice.
any_needs_script: Senza JavaScript questa pagina non può leggere il link. Apra l’app e digiti l’ID della riunione che trova nel suo invito.
needs_script_no_app: Senza JavaScript questa pagina non può leggere l’indirizzo. Lo attivi, o chieda a chi l’ha invitata.
get_title: "Scarica {{name}}"
get_then: Poi apra di nuovo il link del suo invito.
not_found_title: Questa pagina non esiste
not_found_intro: Controlli l’indirizzo, o chieda a chi l’ha invitata.
not_found_needs_script: Senza JavaScript questa pagina non può correggere un indirizzo digitato male. Comincia con «join»? Allora apra l’app e digiti l’ID della riunione che trova nel suo invito.
gone_title: Questa riunione è stata rimossa
gone_intro: Non si tiene più a questo link. Chieda a chi l’ha invitata.
gone_sentence: Questa riunione è stata rimossa.

# Messages
message_join: Partecipi alla mia riunione
message_click: "Faccia clic su questo link per partecipare:"
message_id: ID della riunione
message_phone: "Partecipare per telefono:"
message_more_phones: "Altri numeri:"
message_invites: Invito di
message_help: Aiuto
message_calendar: "Per il suo calendario:"

# Personal invites: the message to a guest, in their language
invite_subject: "Invito: {{title}}"
invite_subject_several: "I suoi inviti da {{site.name}}"
invite_changed_subject: "Modificato: {{title}}"
invite_changed_subject_several: "Modifiche ai suoi inviti da {{site.name}}"
invite_cancelled_subject: "Annullato: {{title}}"
invite_cancelled_subject_several: "Inviti annullati da {{site.name}}"
invite_greeting: "Buongiorno {{guest.name}},"
invite_greeting_all: Buongiorno,
invite_intro: Ha ricevuto un invito a una chiamata.
invite_intro_several: Ha ricevuto un invito a queste chiamate.
invite_changed_intro: Qualcosa è cambiato. Ora è così.
invite_cancelled_intro: La chiamata del suo invito non ha luogo.
invite_your_link: "Il suo link:"
invite_your_time: La sua ora
invite_keep: Il link è solo per lei. Per favore, non lo passi ad altri.

# Personal invites: the organiser's page
invite_guests: Invitati
invite_sent: Inviato
invite_shown: Mostrati
invite_private: Questa pagina contiene dati personali. La tenga per sé e non la metta mai su un server.
invite_needs_script: Senza JavaScript non c’è ricerca e niente può essere segnato come inviato; i link funzionano.
invite_search: Cerca
invite_language: Lingua
invite_all: Tutti
invite_only_unsent: Solo quelli a cui non è ancora stato inviato
invite_nobody: Nessuno corrisponde.
invite_copy: Copia
invite_missing: non più nell’elenco
invite_revoked: Il link è stato ritirato.
invite_excluded: "Escluso: non c’è nulla da inviare."

"""#),
    ("strings/ja.yml", #"""
# Every text that linksite prints in Japanese. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: 日本語
languages_title: 言語

# Joining
join: 参加
join_in_browser: ブラウザで参加
join_in_browser_with: "{{name}}を使ってブラウザで参加"
open_in: "{{name}}で開く"
if_installed: "この端末に{{name}}がある場合のみ使えます。"
other_devices: "別の端末で{{name}}を使う"
type_there: "別の端末で次のアドレスを入力してください："
ios_second: iPhoneまたはiPad（もう一度試す）
open_second: "{{name}}で開く（もう一度試す）"
ios_title: iPhoneまたはiPad
android_title: Android
desktop_title: パソコン
get_on_ios: "iPhoneまたはiPad：{{name}}を入手"
get_on_desktop: "パソコン：{{name}}を入手"
not_opened: アプリが開きませんでしたか？
to_help: 対処方法を見る
no_way: このページからはまだ参加できません。招待した方にお問い合わせください。
way_video: 通話に参加
way_phone: "{{address}}に電話する"
way_sip: 会議室システム
way_chat: チャットを開く
way_more: ほかの参加方法

# About the meeting
colon: "："
title: 件名
when: 日時
was_when: 当初の日時
repeated: （複数回のうちの初回）
repeated_later: （複数回のうちの1回）
repeats: 繰り返し
next_times: 今後の日程
any_time: いつでも参加できます
invited_by: 招待者
where: 場所
meeting_id: ミーティングID
phone_id: 電話用ミーティングID
short_link: 短いリンク
code: このサイト用のコード
passcode: パスコード
pin: PIN

next_time: 次回
guest_time: お使いの地域の時刻

# Its status
status_line_cancelled: 中止
status_line_postponed: 延期
status_line_tentative: 未確定
cancelled: このミーティングは中止になりました。
cancelled_short: 中止
postponed: このミーティングは延期になりました。新しい日時はここに表示されます。
postponed_short: 延期
ended: 予定では、このミーティングはすでに終了しています。参加を試みることはできます。
tentative: このミーティングはまだ確定していません。
tentative_short: 未確定
moved: "このリンクは引き続き使えます。新しいリンク："

# Other ways
phone_title: 電話で参加
phone_page: "このページのアドレス（入力や読み上げ用）："
other_ways_title: ほかの参加方法

# When nothing opens
help_title: 何も起こりませんでしたか？
help_intro: どの端末をお使いですか？
help_browser: アプリは不要です。Safari、Chrome、Firefox、Edgeなどの最新のブラウザがあれば十分です。
have_app_ios: "{{name}}をお持ちですか？メッセージに戻り、リンクを1秒押し続けて「{{name}}で開く」を選んでください。"
get_app_ios: "まだ{{name}}がない、またはSafariにアドレスが無効と表示されますか？こちらから入手できます："
ask_for_app_ios: "まだ{{name}}がありませんか？App Storeにはありません。入手方法は招待した方にお尋ねください。"
app_store: App Store
come_back_ios: その後、メッセージのリンクをもう一度タップしてください。App Storeはリンクを覚えていません。
no_ios_app: iPhoneとiPad用のアプリはありません。
have_app_android: "{{name}}をお持ちですか？メッセージに戻り、リンクをもう一度タップしてください。Androidに尋ねられたら{{name}}を選んでください。"
get_app: "まだ{{name}}がありませんか？こちらから入手できます："
play_store: Google Play
come_back_play: その後ミーティングが自動的に開かない場合は、メッセージのリンクをもう一度タップしてください。
get_app_elsewhere: "こちらからも入手できます："
come_back_other: その後、メッセージのリンクをもう一度タップしてください。
full_stop: "。"
no_android_app: Android用のアプリはありません。
have_app_desktop: "{{name}}をお持ちですか？先に起動してから、ここに戻ってボタンをもう一度お試しください。"
for_computers: パソコン用
come_back_desktop: その後このページに戻り、ボタンをもう一度お試しください。
paste_link: "それでも開きませんか？このリンクをコピーして{{name}}に貼り付けてください："
no_desktop_app: パソコン用のアプリはありません。
desktop_phone: "スマートフォンを使う場合は、次のアドレスを入力してください："
type_meeting_id: "{{name}}は開くのにミーティングが開きませんか？アプリでこのミーティングIDを入力してください："
no_app_web: "アプリなしで参加："
no_app_phone: "インターネットがありませんか？"
in_app_title: ほかのアプリの中で開いた場合
in_app_why: リンクがチャットやSNSのアプリの中で開きましたか？内蔵ブラウザではカメラとマイクが使えないことがよくあります。
in_app_here: このアプリの中では、カメラとマイクが使えないことがよくあります。
in_app_menu: そのアプリのメニュー（⋯または共有マーク）を開き、Safari、Chrome、または「ブラウザで開く」を選んでください。
in_app_copy: "そのようなメニューがない場合は、ブラウザに次のアドレスを入力してください："

old_browser_title: 古いブラウザや端末の場合
old_browser_update: "ボタンが反応しない、または通話の画面が空白のままですか？ブラウザを更新するか、Safari、Chrome、Firefox、Edgeなど別のブラウザをお試しください。"
old_browser_other: "または別の端末で次のアドレスを入力してください："

# Sharing
share_title: ほかの人を招待
share_title_cancelled: ほかの人に知らせる
share_mail: メール
share_sms: SMS
share_whatsapp: WhatsApp
share_text: テキスト形式の招待

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "{{in}}に始まります"
  soon: "{{in}}に始まります。もう参加できます。"
  live: 開催中
  share: 共有
  copy: コピー
  copy_link: リンクをコピー
  copy_text: 招待をコピー
  copied: コピーしました
  not_copied: コピーできませんでした。リンクを選択してコピーしてください。
  this_app: このアプリ

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: "1分後", other: "{{n}}分後"}
  hours: {1: "1時間後", other: "{{n}}時間後"}
  days: {1: "1日後", other: "{{n}}日後"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: 月曜日, tue: 火曜日, wed: 水曜日, thu: 木曜日, fri: 金曜日, sat: 土曜日, sun: 日曜日}
month:
  1: 1月
  2: 2月
  3: 3月
  4: 4月
  5: 5月
  6: 6月
  7: 7月
  8: 8月
  9: 9月
  10: 10月
  11: 11月
  12: 12月
digits: "0123456789"
time:
  date: "{{year}}年{{month}}{{day}}日 {{weekday}}"
  # Within a sentence.
  date_in_text: "{{year}}年{{month}}{{day}}日"
  day_of_year: "{{month}}{{day}}日"
  first_day: "1"
  clock: "{{hour}}:{{minute}}"
  range: "{{start}}～{{end}}"
  at: "{{date}} {{time}}"
  from_to: "{{start}}～{{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, この日は{{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: none
repeat:
  daily: {1: 毎日, other: "{{n}}日ごと"}
  weekly: {1: "毎週{{days}}", other: "{{n}}週間ごとの{{days}}"}
  monthly_on_day: {1: "毎月{{day}}日", other: "{{n}}か月ごとの{{day}}日"}
  monthly_on_last_day: {1: "毎月末日", other: "{{n}}か月ごとの末日"}
  monthly_on_weekday: {1: "毎月{{weekday}}", other: "{{n}}か月ごとの{{weekday}}"}
  yearly: {1: "毎年{{date}}", other: "{{n}}年ごとの{{date}}"}
  yearly_on_weekday: {1: "毎年{{month}}の{{weekday}}", other: "{{n}}年ごとの{{month}}の{{weekday}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}、{{next}}"
  list_end: "{{first}}、{{last}}"
  dates: "{{first}}、{{next}}"
  count: {1: "{{rule}}（1回）", other: "{{rule}}（{{n}}回）"}
  until: "{{rule}}（{{date}}まで）"
  from: "{{date}}からは{{time}}"
  left_out: "{{date}}を除く"
  moved: "{{date}}から変更：{{span}}"
  postponed: "{{date}}：延期"
  renamed: "{{date}}：{{title}}"
  tentative: "{{date}}：未確定"
  confirmed: "{{date}}：確定"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: 月曜日, tue: 火曜日, wed: 水曜日, thu: 木曜日, fri: 金曜日, sat: 土曜日, sun: 日曜日}
nth_weekday:
  mon: {1: 第1月曜日, 2: 第2月曜日, 3: 第3月曜日, 4: 第4月曜日, last: 最終月曜日}
  tue: {1: 第1火曜日, 2: 第2火曜日, 3: 第3火曜日, 4: 第4火曜日, last: 最終火曜日}
  wed: {1: 第1水曜日, 2: 第2水曜日, 3: 第3水曜日, 4: 第4水曜日, last: 最終水曜日}
  thu: {1: 第1木曜日, 2: 第2木曜日, 3: 第3木曜日, 4: 第4木曜日, last: 最終木曜日}
  fri: {1: 第1金曜日, 2: 第2金曜日, 3: 第3金曜日, 4: 第4金曜日, last: 最終金曜日}
  sat: {1: 第1土曜日, 2: 第2土曜日, 3: 第3土曜日, 4: 第4土曜日, last: 最終土曜日}
  sun: {1: 第1日曜日, 2: 第2日曜日, 3: 第3日曜日, 4: 第4日曜日, last: 最終日曜日}

# Calendars
calendar_title: カレンダーに追加
calendar_title_off: カレンダーを更新
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: カレンダーファイル
calendar_all: すべてのミーティングのカレンダー

# Pages of the site
contact: お問い合わせ
to_home: トップページ
meetings_title: ミーティング
past_title: 終了したミーティング
code_label: コードをお持ちですか？
code_button: 進む
code_problem: コードに使えるのは英字、数字、ハイフンだけです。ご確認ください。
code_needs_script: "JavaScriptを使わない場合は、このアドレスの後にコードを入力してください："
any_title: ミーティングに参加
any_intro: このページにはミーティングの情報がありません。招待が正しければ、ここから参加できます。
any_intro_web: このページにはミーティングの情報がありません。招待が正しければ、ブラウザで参加できます。
any_unread: 招待にあるリンクを開くか、ここにコードを入力してください。
any_needs_script: JavaScriptがないと、このページはリンクを読み取れません。アプリを開き、招待にあるミーティングIDを入力してください。
needs_script_no_app: JavaScriptがないと、このページはアドレスを読み取れません。有効にするか、招待した方にお問い合わせください。
get_title: "{{name}}を入手"
get_then: その後、招待にあるリンクをもう一度開いてください。
not_found_title: このページは存在しません
not_found_intro: アドレスをご確認いただくか、招待した方にお問い合わせください。
not_found_needs_script: JavaScriptがないと、このページは入力間違いのアドレスを直せません。アドレスは「join」で始まりますか？その場合はアプリを開き、招待にあるミーティングIDを入力してください。
gone_title: このミーティングは削除されました
gone_intro: このリンクでは開催されなくなりました。招待した方にお問い合わせください。
gone_sentence: このミーティングは削除されました。

# Messages
message_join: ミーティングへのご招待
message_click: "参加するには次のリンクをクリックしてください："
message_id: ミーティングID
message_phone: "電話で参加："
message_more_phones: "ほかの電話番号："
message_invites: 招待者
message_help: お問い合わせ先
message_calendar: "カレンダー用ファイル："

# Personal invites: the message to a guest, in their language
invite_subject: "ご招待：{{title}}"
invite_subject_several: "{{site.name}}からのご招待"
invite_changed_subject: "変更：{{title}}"
invite_changed_subject_several: "{{site.name}}からのご招待の変更"
invite_cancelled_subject: "中止：{{title}}"
invite_cancelled_subject_several: "{{site.name}}からのご招待の中止"
invite_greeting: "{{guest.name}}様"
invite_greeting_all: こんにちは。
invite_intro: 通話にご招待します。
invite_intro_several: 次の通話にご招待します。
invite_changed_intro: 内容が変更になりました。現在は次のとおりです。
invite_cancelled_intro: ご招待した通話は行われません。
invite_your_link: あなた専用のリンク：
invite_your_time: お使いの地域の時刻
invite_keep: このリンクはご本人専用です。ほかの方に渡さないでください。

# Personal invites: the organiser's page
invite_guests: ゲスト
invite_sent: 送信済み
invite_shown: 表示中
invite_private: このページには個人情報が含まれています。ご自身で保管し、サーバーには置かないでください。
invite_needs_script: JavaScriptがないと、検索や送信済みの印は使えません。リンクは使えます。
invite_search: 検索
invite_language: 言語
invite_all: すべて
invite_only_unsent: 未送信の方のみ
invite_nobody: 該当する方はいません。
invite_copy: コピー
invite_missing: 名簿にもうありません
invite_revoked: このリンクは取り消されました。
invite_excluded: 対象外です。送るものはありません。

"""#),
    ("strings/ko.yml", #"""
# Every text that linksite prints in Korean. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: 한국어
languages_title: 언어

# Joining
join: 참여
join_in_browser: 브라우저에서 참여
join_in_browser_with: "브라우저에서 참여: {{name}}"
open_in: "{{name}} 앱에서 열기"
if_installed: "이 기기에 {{name}} 앱이 있을 때만 됩니다."
other_devices: "다른 기기의 {{name}}"
type_there: "다른 기기에서 다음을 입력하세요:"
ios_second: iPhone 또는 iPad, 다시 시도
open_second: "{{name}} 앱에서 열기, 다시 시도"
ios_title: iPhone 또는 iPad
android_title: Android
desktop_title: 컴퓨터
get_on_ios: "iPhone 또는 iPad: {{name}} 받기"
get_on_desktop: "컴퓨터: {{name}} 받기"
not_opened: 앱이 열리지 않았나요?
to_help: 해결 방법 보기
no_way: 이 페이지에는 아직 참여할 방법이 없습니다. 초대한 분에게 문의하세요.
way_video: 통화에 참여
way_phone: "전화 걸기: {{address}}"
way_sip: 회의실 시스템
way_chat: 채팅 열기
way_more: 다른 참여 방법

# About the meeting
colon: ": "
title: 제목
when: 일시
was_when: 원래 일시
repeated: (여러 번 중 첫 번째)
repeated_later: (여러 번 중 한 번)
repeats: 반복
next_times: 이후 일시
any_time: 언제든지 열려 있음
invited_by: 초대한 사람
where: 장소
meeting_id: 회의 ID
phone_id: 전화용 회의 ID
short_link: 짧은 링크
code: 이 사이트용 코드
passcode: 암호
pin: PIN

next_time: 다음 일시
guest_time: 내 시간대 기준

# Its status
status_line_cancelled: 취소됨
status_line_postponed: 연기됨
status_line_tentative: 아직 확정되지 않음
cancelled: 이 회의는 취소되었습니다.
cancelled_short: 취소됨
postponed: 이 회의는 연기되었습니다. 새 일시는 여기에 표시됩니다.
postponed_short: 연기됨
ended: 예정된 시간으로는 이 회의가 끝났습니다. 그래도 참여를 시도할 수 있습니다.
tentative: 이 회의는 아직 확정되지 않았습니다.
tentative_short: 미확정
moved: "이 링크는 계속 사용할 수 있습니다. 새 링크:"

# Other ways
phone_title: 전화로 참여
phone_page: "이 페이지의 주소(입력하거나 읽어 줄 때):"
other_ways_title: 다른 참여 방법

# When nothing opens
help_title: 아무 일도 일어나지 않았나요?
help_intro: 어떤 기기를 사용하고 있나요?
help_browser: 앱은 필요 없습니다. Safari, Chrome, Firefox, Edge 같은 최신 브라우저면 충분합니다.
have_app_ios: "{{name}} 앱이 있나요? 메시지로 돌아가 링크를 1초 동안 누른 다음 ‘{{name}}에서 열기’를 선택하세요."
get_app_ios: "{{name}} 앱이 아직 없거나 Safari에서 주소가 유효하지 않다고 나오나요? 여기에서 받으세요:"
ask_for_app_ios: "{{name}} 앱이 아직 없나요? App Store에는 없습니다. 받는 방법은 초대한 분에게 문의하세요."
app_store: App Store
come_back_ios: 그런 다음 메시지의 링크를 다시 누르세요. App Store는 링크를 기억하지 않습니다.
no_ios_app: iPhone과 iPad용 앱은 없습니다.
have_app_android: "{{name}} 앱이 있나요? 메시지로 돌아가 링크를 다시 누르세요. Android에서 물으면 {{name}} 앱을 선택하세요."
get_app: "{{name}} 앱이 아직 없나요? 여기에서 받으세요:"
play_store: Google Play
come_back_play: 그 뒤에 회의가 저절로 열리지 않으면 메시지의 링크를 다시 누르세요.
get_app_elsewhere: "또는 여기에서 받으세요:"
come_back_other: 그런 다음 메시지의 링크를 다시 누르세요.
full_stop: "."
no_android_app: Android용 앱은 없습니다.
have_app_desktop: "{{name}} 앱이 있나요? 먼저 실행한 다음 돌아와서 버튼을 다시 눌러 보세요."
for_computers: 컴퓨터용
come_back_desktop: 그런 다음 이 페이지로 돌아와서 버튼을 다시 눌러 보세요.
paste_link: "아직도 안 되나요? 이 링크를 복사해서 {{name}} 앱에 붙여 넣으세요:"
no_desktop_app: 컴퓨터용 앱은 없습니다.
desktop_phone: "휴대전화가 더 편한가요? 휴대전화에서 다음을 입력하세요:"
type_meeting_id: "{{name}} 앱은 열리는데 회의가 열리지 않나요? 앱에서 이 회의 ID를 입력하세요:"
no_app_web: "앱 없이 참여:"
no_app_phone: "인터넷이 없나요?"
in_app_title: 다른 앱 안에서
in_app_why: 링크가 채팅 앱이나 소셜 앱 안에서 열렸나요? 앱에 들어 있는 브라우저는 카메라와 마이크를 막는 경우가 많습니다.
in_app_here: 이 앱 안에서는 카메라와 마이크가 작동하지 않는 경우가 많습니다.
in_app_menu: 그 앱의 메뉴(⋯ 또는 공유 표시)를 열고 Safari, Chrome 또는 ‘브라우저에서 열기’를 선택하세요.
in_app_copy: "그런 메뉴가 없나요? 브라우저에 다음을 입력하세요:"

old_browser_title: 오래된 브라우저나 기기
old_browser_update: "버튼이 반응하지 않거나 통화 화면이 비어 있나요? 브라우저를 업데이트하거나 Safari, Chrome, Firefox, Edge 같은 다른 브라우저를 사용해 보세요."
old_browser_other: "또는 다른 기기에서 다음을 입력하세요:"

# Sharing
share_title: 다른 사람 초대
share_title_cancelled: 다른 사람에게 알리기
share_mail: 이메일
share_sms: 문자 메시지
share_whatsapp: WhatsApp
share_text: 일반 텍스트 초대장

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "{{in}} 시작"
  soon: "{{in}} 시작합니다. 지금 참여할 수 있습니다."
  live: 진행 중
  share: 공유
  copy: 복사
  copy_link: 링크 복사
  copy_text: 초대장 복사
  copied: 복사했습니다
  not_copied: 복사하지 못했습니다. 링크를 선택해서 복사하세요.
  this_app: 이 앱

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: "1분 후", other: "{{n}}분 후"}
  hours: {1: "1시간 후", other: "{{n}}시간 후"}
  days: {1: "1일 후", other: "{{n}}일 후"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: 월요일, tue: 화요일, wed: 수요일, thu: 목요일, fri: 금요일, sat: 토요일, sun: 일요일}
month:
  1: 1월
  2: 2월
  3: 3월
  4: 4월
  5: 5월
  6: 6월
  7: 7월
  8: 8월
  9: 9월
  10: 10월
  11: 11월
  12: 12월
digits: "0123456789"
time:
  date: "{{year}}년 {{month}} {{day}}일 {{weekday}}"
  # Within a sentence.
  date_in_text: "{{year}}년 {{month}} {{day}}일"
  day_of_year: "{{month}} {{day}}일"
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}~{{end}}"
  at: "{{date}} {{time}}"
  from_to: "{{start}} ~ {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, 이날 {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: none
repeat:
  daily: {1: 매일, other: "{{n}}일마다"}
  weekly: {1: "매주 {{days}}", other: "{{n}}주마다 {{days}}"}
  monthly_on_day: {1: "매월 {{day}}일", other: "{{n}}개월마다 {{day}}일"}
  monthly_on_last_day: {1: "매월 마지막 날", other: "{{n}}개월마다 그달의 마지막 날"}
  monthly_on_weekday: {1: "매월 {{weekday}}", other: "{{n}}개월마다 {{weekday}}"}
  yearly: {1: "매년 {{date}}", other: "{{n}}년마다 {{date}}"}
  yearly_on_weekday: {1: "매년 {{month}} {{weekday}}", other: "{{n}}년마다 {{month}} {{weekday}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}}, {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}} (총 1회)", other: "{{rule}} (총 {{n}}회)"}
  until: "{{rule}}, {{date}}까지"
  from: "{{date}}부터 {{time}}"
  left_out: "{{date}} 제외"
  moved: "{{date}} 대신 {{span}}"
  postponed: "{{date}}: 연기됨"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: 아직 확정되지 않음"
  confirmed: "{{date}}: 확정"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: 월요일, tue: 화요일, wed: 수요일, thu: 목요일, fri: 금요일, sat: 토요일, sun: 일요일}
nth_weekday:
  mon: {1: 첫 번째 월요일, 2: 두 번째 월요일, 3: 세 번째 월요일, 4: 네 번째 월요일, last: 마지막 월요일}
  tue: {1: 첫 번째 화요일, 2: 두 번째 화요일, 3: 세 번째 화요일, 4: 네 번째 화요일, last: 마지막 화요일}
  wed: {1: 첫 번째 수요일, 2: 두 번째 수요일, 3: 세 번째 수요일, 4: 네 번째 수요일, last: 마지막 수요일}
  thu: {1: 첫 번째 목요일, 2: 두 번째 목요일, 3: 세 번째 목요일, 4: 네 번째 목요일, last: 마지막 목요일}
  fri: {1: 첫 번째 금요일, 2: 두 번째 금요일, 3: 세 번째 금요일, 4: 네 번째 금요일, last: 마지막 금요일}
  sat: {1: 첫 번째 토요일, 2: 두 번째 토요일, 3: 세 번째 토요일, 4: 네 번째 토요일, last: 마지막 토요일}
  sun: {1: 첫 번째 일요일, 2: 두 번째 일요일, 3: 세 번째 일요일, 4: 네 번째 일요일, last: 마지막 일요일}

# Calendars
calendar_title: 캘린더에 추가
calendar_title_off: 캘린더 업데이트
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: 캘린더 파일
calendar_all: 모든 회의 캘린더

# Pages of the site
contact: 문의
to_home: 첫 페이지
meetings_title: 회의
past_title: 지난 회의
code_label: 코드가 있나요?
code_button: 이동
code_problem: 코드에는 영문자, 숫자, 하이픈만 있습니다. 다시 확인하세요.
code_needs_script: "JavaScript 없이 사용하려면 이 주소 뒤에 코드를 입력하세요:"
any_title: 회의에 참여
any_intro: 이 페이지에는 이 회의의 정보가 없습니다. 초대가 올바르다면 여기에서 참여할 수 있습니다.
any_intro_web: 이 페이지에는 이 회의의 정보가 없습니다. 초대가 올바르다면 브라우저에서 참여할 수 있습니다.
any_unread: 초대장의 링크를 열거나 여기에 코드를 입력하세요.
any_needs_script: JavaScript가 없으면 이 페이지는 링크를 읽을 수 없습니다. 앱을 열고 초대장에 있는 회의 ID를 입력하세요.
needs_script_no_app: JavaScript가 없으면 이 페이지는 주소를 읽을 수 없습니다. JavaScript를 켜거나 초대한 사람에게 물어보세요.
get_title: "{{name}} 받기"
get_then: 그런 다음 초대장의 링크를 다시 여세요.
not_found_title: 이 페이지는 없습니다
not_found_intro: 주소를 확인하거나 초대한 분에게 문의하세요.
not_found_needs_script: JavaScript가 없으면 이 페이지는 잘못 입력한 주소를 고칠 수 없습니다. 주소가 ‘join’으로 시작하나요? 그렇다면 앱을 열고 초대장에 있는 회의 ID를 입력하세요.
gone_title: 이 회의는 삭제되었습니다
gone_intro: 이 링크에서는 더 이상 열리지 않습니다. 초대한 분에게 문의하세요.
gone_sentence: 이 회의는 삭제되었습니다.

# Messages
message_join: 회의에 초대합니다
message_click: "참여하려면 아래 링크를 클릭하세요:"
message_id: 회의 ID
message_phone: "전화로 참여:"
message_more_phones: "다른 번호:"
message_invites: 초대한 사람
message_help: 도움말
message_calendar: "캘린더용 파일:"

# Personal invites: the message to a guest, in their language
invite_subject: "초대: {{title}}"
invite_subject_several: "{{site.name}}에서 보낸 초대"
invite_changed_subject: "변경됨: {{title}}"
invite_changed_subject_several: "{{site.name}}에서 보낸 초대의 변경 사항"
invite_cancelled_subject: "취소됨: {{title}}"
invite_cancelled_subject_several: "{{site.name}}에서 보낸 초대가 취소됨"
invite_greeting: "{{guest.name}}님, 안녕하세요."
invite_greeting_all: 안녕하세요.
invite_intro: 통화에 초대합니다.
invite_intro_several: 다음 통화에 초대합니다.
invite_changed_intro: 변경된 내용이 있습니다. 지금은 다음과 같습니다.
invite_cancelled_intro: 초대했던 통화는 열리지 않습니다.
invite_your_link: "개인 링크:"
invite_your_time: 내 시간대 기준
invite_keep: 이 링크는 본인 전용입니다. 다른 사람에게 전달하지 마세요.

# Personal invites: the organiser's page
invite_guests: 손님
invite_sent: 보냄
invite_shown: 표시됨
invite_private: 이 페이지에는 개인 정보가 있습니다. 혼자만 보관하고 서버에 올리지 마세요.
invite_needs_script: JavaScript가 없으면 검색하거나 보낸 것으로 표시할 수 없습니다. 링크는 작동합니다.
invite_search: 검색
invite_language: 언어
invite_all: 모두
invite_only_unsent: 아직 보내지 않은 사람만
invite_nobody: 해당하는 사람이 없습니다.
invite_copy: 복사
invite_missing: 더 이상 목록에 없음
invite_revoked: 링크가 회수되었습니다.
invite_excluded: "제외됨: 보낼 것이 없습니다."

"""#),
    ("strings/nl.yml", #"""
# Every text that linksite prints in Dutch. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: Nederlands
languages_title: Taal

# Joining
join: Deelnemen
join_in_browser: Deelnemen in de browser
join_in_browser_with: "Deelnemen in de browser met {{name}}"
open_in: "Openen in {{name}}"
if_installed: "Alleen als {{name}} op dit apparaat staat."
other_devices: "{{name}} op een ander apparaat"
type_there: "Typ dit op het andere apparaat:"
ios_second: iPhone of iPad, tweede poging
open_second: "Openen in {{name}}, tweede poging"
ios_title: iPhone of iPad
android_title: Android
desktop_title: Computer
get_on_ios: "iPhone of iPad: {{name}} ophalen"
get_on_desktop: "Computer: {{name}} ophalen"
not_opened: Is de app niet geopend?
to_help: Kijk wat helpt
no_way: Op deze pagina kunt u nog niet deelnemen. Vraag het aan degene die u heeft uitgenodigd.
way_video: Deelnemen aan het gesprek
way_phone: "{{address}} bellen"
way_sip: Vergaderruimtesysteem
way_chat: De chat openen
way_more: Meer manieren om deel te nemen

# About the meeting
colon: ": "
title: Titel
when: Wanneer
was_when: Was gepland op
repeated: (de eerste van meerdere keren)
repeated_later: (een van meerdere keren)
repeats: Herhaling
next_times: Volgende data
any_time: Altijd open
invited_by: Uitnodiging van
where: Waar
meeting_id: Vergader-ID
phone_id: Vergader-ID voor de telefoon
short_link: Korte link
code: Code voor deze site
passcode: Toegangscode
pin: Pincode

next_time: Volgende keer
guest_time: Uw tijd

# Its status
status_line_cancelled: GEANNULEERD
status_line_postponed: UITGESTELD
status_line_tentative: NOG NIET BEVESTIGD
cancelled: Deze vergadering is geannuleerd.
cancelled_short: Geannuleerd
postponed: Deze vergadering is uitgesteld. De nieuwe tijd komt hier te staan.
postponed_short: Uitgesteld
ended: Volgens de klok is deze vergadering afgelopen. U kunt nog proberen deel te nemen.
tentative: Deze vergadering is nog niet bevestigd.
tentative_short: Nog niet bevestigd
moved: "Deze link blijft werken. De nieuwe is:"

# Other ways
phone_title: Deelnemen per telefoon
phone_page: "Deze pagina nog eens, om over te typen of voor te lezen:"
other_ways_title: Andere manieren om deel te nemen

# When nothing opens
help_title: Gebeurde er niets?
help_intro: Welk apparaat hebt u voor u?
help_browser: Er is geen app nodig. Een bijgewerkte browser zoals Safari, Chrome, Firefox of Edge is genoeg.
have_app_ios: "Hebt u {{name}}? Ga terug naar het bericht, houd de link een seconde ingedrukt en kies ‘Openen in {{name}}’."
get_app_ios: "Hebt u {{name}} nog niet, of noemt Safari het adres ongeldig? Haal de app hier:"
ask_for_app_ios: "Hebt u {{name}} nog niet? De app staat niet in de App Store: vraag degene die u heeft uitgenodigd hoe u eraan komt."
app_store: App Store
come_back_ios: Tik daarna nog eens op de link in het bericht; de App Store onthoudt die niet.
no_ios_app: Er is geen app voor iPhone en iPad.
have_app_android: "Hebt u {{name}}? Ga terug naar het bericht en tik nog eens op de link. Als Android het vraagt, kies dan {{name}}."
get_app: "Hebt u {{name}} nog niet? Haal de app hier:"
play_store: Google Play
come_back_play: Gaat de vergadering daarna niet vanzelf open, tik dan nog eens op de link in het bericht.
get_app_elsewhere: "Of haal de app hier:"
come_back_other: Tik daarna nog eens op de link in het bericht.
full_stop: "."
no_android_app: Er is geen app voor Android.
have_app_desktop: "Hebt u {{name}}? Start de app eerst, kom dan terug en probeer de knop nog eens."
for_computers: Voor computers
come_back_desktop: Kom daarna terug naar deze pagina en probeer de knop nog eens.
paste_link: "Nog steeds niets? Kopieer deze link en plak hem in {{name}}:"
no_desktop_app: Er is geen app voor computers.
desktop_phone: "Liever op uw telefoon? Typ daar dit:"
type_meeting_id: "Gaat {{name}} open, maar de vergadering niet? Typ daar deze vergader-ID:"
no_app_web: "Zonder app:"
no_app_phone: "Geen internet?"
in_app_title: In een andere app
in_app_why: Is de link geopend in een chatapp of op een sociaal netwerk? De ingebouwde browser blokkeert vaak de camera en de microfoon.
in_app_here: in deze app werken de camera en de microfoon vaak niet.
in_app_menu: Open het menu van die app (⋯ of het deelteken) en kies Safari, Chrome of ‘Openen in browser’.
in_app_copy: "Is er niet zo’n menu? Typ dit in uw browser:"

old_browser_title: Een oude browser of een oud apparaat
old_browser_update: "Doen de knoppen niets, of blijft het scherm leeg? Werk de browser bij of probeer een andere: Safari, Chrome, Firefox of Edge."
old_browser_other: "Of gebruik een ander apparaat en typ daar dit:"

# Sharing
share_title: Anderen uitnodigen
share_title_cancelled: De anderen inlichten
share_mail: E-mail
share_sms: Sms
share_whatsapp: WhatsApp
share_text: De uitnodiging als platte tekst

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Begint {{in}}"
  soon: "Begint {{in}}. U kunt al deelnemen."
  live: Nu bezig
  share: Delen
  copy: Kopiëren
  copy_link: De link kopiëren
  copy_text: De uitnodiging kopiëren
  copied: Gekopieerd
  not_copied: Dat is niet gelukt. Selecteer de link en kopieer hem.
  this_app: Deze app

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: over 1 minuut, other: "over {{n}} minuten"}
  hours: {1: over 1 uur, other: "over {{n}} uur"}
  days: {1: over 1 dag, other: "over {{n}} dagen"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: maandag, tue: dinsdag, wed: woensdag, thu: donderdag, fri: vrijdag, sat: zaterdag, sun: zondag}
month:
  1: januari
  2: februari
  3: maart
  4: april
  5: mei
  6: juni
  7: juli
  8: augustus
  9: september
  10: oktober
  11: november
  12: december
digits: "0123456789"
time:
  date: "{{weekday}} {{day}} {{month}} {{year}}"
  # Within a sentence, after "tot en met" and "niet op".
  date_in_text: "{{weekday}} {{day}} {{month}} {{year}}"
  day_of_year: "{{day}} {{month}}"
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, {{offset}} op deze dag)"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: one
repeat:
  daily: {1: elke dag, other: "elke {{n}} dagen"}
  weekly: {1: "elke week op {{days}}", other: "elke {{n}} weken op {{days}}"}
  monthly_on_day: {1: "elke maand op de {{day}}e", other: "elke {{n}} maanden op de {{day}}e"}
  monthly_on_last_day: {1: "elke maand op de laatste dag van de maand", other: "elke {{n}} maanden op de laatste dag van de maand"}
  monthly_on_weekday: {1: "elke maand op de {{weekday}}", other: "elke {{n}} maanden op de {{weekday}}"}
  yearly: {1: "elk jaar op {{date}}", other: "elke {{n}} jaar op {{date}}"}
  yearly_on_weekday: {1: "elk jaar op de {{weekday}} van {{month}}", other: "elke {{n}} jaar op de {{weekday}} van {{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} en {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, één keer", other: "{{rule}}, {{n}} keer"}
  until: "{{rule}}, tot en met {{date}}"
  from: "vanaf {{date}}: {{time}}"
  left_out: "niet op {{date}}"
  moved: "{{span}} in plaats van {{date}}"
  postponed: "{{date}}: uitgesteld"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: nog niet bevestigd"
  confirmed: "{{date}}: bevestigd"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: maandag, tue: dinsdag, wed: woensdag, thu: donderdag, fri: vrijdag, sat: zaterdag, sun: zondag}
nth_weekday:
  mon: {1: eerste maandag, 2: tweede maandag, 3: derde maandag, 4: vierde maandag, last: laatste maandag}
  tue: {1: eerste dinsdag, 2: tweede dinsdag, 3: derde dinsdag, 4: vierde dinsdag, last: laatste dinsdag}
  wed: {1: eerste woensdag, 2: tweede woensdag, 3: derde woensdag, 4: vierde woensdag, last: laatste woensdag}
  thu: {1: eerste donderdag, 2: tweede donderdag, 3: derde donderdag, 4: vierde donderdag, last: laatste donderdag}
  fri: {1: eerste vrijdag, 2: tweede vrijdag, 3: derde vrijdag, 4: vierde vrijdag, last: laatste vrijdag}
  sat: {1: eerste zaterdag, 2: tweede zaterdag, 3: derde zaterdag, 4: vierde zaterdag, last: laatste zaterdag}
  sun: {1: eerste zondag, 2: tweede zondag, 3: derde zondag, 4: vierde zondag, last: laatste zondag}

# Calendars
calendar_title: Aan uw agenda toevoegen
calendar_title_off: Uw agenda bijwerken
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: Agendabestand
calendar_all: Alle vergaderingen als agenda

# Pages of the site
contact: Contact
to_home: Startpagina
meetings_title: Vergaderingen
past_title: Eerdere vergaderingen
code_label: Hebt u een code?
code_button: Ga
code_problem: Een code heeft alleen letters, cijfers en koppeltekens. Kijk hem alstublieft na.
code_needs_script: "Zonder JavaScript typt u de code achter dit adres:"
any_title: Deelnemen aan een vergadering
any_intro: Op deze pagina staat niets over deze vergadering. Als de uitnodiging klopt, kunt u hier deelnemen.
any_intro_web: Op deze pagina staat niets over deze vergadering. Als de uitnodiging klopt, kunt u in de browser deelnemen.
any_unread: Open de link in uw uitnodiging, of typ hier de code.
any_needs_script: Zonder JavaScript kan deze pagina de link niet lezen. Open de app en typ de vergader-ID uit uw uitnodiging.
needs_script_no_app: Zonder JavaScript kan deze pagina het adres niet lezen. Zet het aan, of vraag het aan wie u heeft uitgenodigd.
get_title: "{{name}} ophalen"
get_then: Open daarna de link in uw uitnodiging nog eens.
not_found_title: Deze pagina bestaat niet
not_found_intro: Kijk het adres na, of vraag het aan degene die u heeft uitgenodigd.
not_found_needs_script: Zonder JavaScript kan deze pagina een verkeerd getypt adres niet verbeteren. Begint het met ‘join’? Open dan de app en typ de vergader-ID uit uw uitnodiging.
gone_title: Deze vergadering is verwijderd
gone_intro: Ze vindt niet meer plaats onder deze link. Vraag het aan degene die u heeft uitgenodigd.
gone_sentence: Deze vergadering is verwijderd.

# Messages
message_join: Neem deel aan mijn vergadering
message_click: "Klik op deze link om deel te nemen:"
message_id: Vergader-ID
message_phone: "Deelnemen per telefoon:"
message_more_phones: "Meer nummers:"
message_invites: Uitnodiging van
message_help: Hulp
message_calendar: "Voor uw agenda:"

# Personal invites: the message to a guest, in their language
invite_subject: "Uitnodiging: {{title}}"
invite_subject_several: "Uw uitnodigingen van {{site.name}}"
invite_changed_subject: "Gewijzigd: {{title}}"
invite_changed_subject_several: "Wijzigingen in uw uitnodigingen van {{site.name}}"
invite_cancelled_subject: "Geannuleerd: {{title}}"
invite_cancelled_subject_several: "Geannuleerde uitnodigingen van {{site.name}}"
invite_greeting: "Beste {{guest.name}},"
invite_greeting_all: Goedendag,
invite_intro: U bent uitgenodigd voor een gesprek.
invite_intro_several: U bent uitgenodigd voor deze gesprekken.
invite_changed_intro: Er is iets gewijzigd. Zo is het nu.
invite_cancelled_intro: Het gesprek waarvoor u was uitgenodigd, gaat niet door.
invite_your_link: "Uw link:"
invite_your_time: Uw tijd
invite_keep: De link is alleen voor u. Geef hem alstublieft niet door.

# Personal invites: the organiser's page
invite_guests: Gasten
invite_sent: Verzonden
invite_shown: Getoond
invite_private: Deze pagina bevat persoonsgegevens. Houd haar voor uzelf en zet haar nooit op een server.
invite_needs_script: Zonder JavaScript is er geen zoekfunctie en kan niets als verzonden worden gemarkeerd; de links werken.
invite_search: Zoeken
invite_language: Taal
invite_all: Alle
invite_only_unsent: Alleen wie nog niets is verzonden
invite_nobody: Niemand past.
invite_copy: Kopiëren
invite_missing: niet meer in de lijst
invite_revoked: De link is ingetrokken.
invite_excluded: "Weggelaten: er is niets te versturen."

"""#),
    ("strings/pl.yml", #"""
# Every text that linksite prints in Polish. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: Polski
languages_title: Język

# Joining
join: Dołącz
join_in_browser: Dołącz w przeglądarce
join_in_browser_with: "Dołącz w przeglądarce z {{name}}"
open_in: "Otwórz w aplikacji {{name}}"
if_installed: "Tylko jeśli aplikacja {{name}} jest na tym urządzeniu."
other_devices: "{{name}} na innym urządzeniu"
type_there: "Na drugim urządzeniu proszę wpisać:"
ios_second: iPhone lub iPad, druga próba
open_second: "Otwórz w aplikacji {{name}}, druga próba"
ios_title: iPhone lub iPad
android_title: Android
desktop_title: Komputer
get_on_ios: "iPhone lub iPad: pobierz {{name}}"
get_on_desktop: "Komputer: pobierz {{name}}"
not_opened: Aplikacja się nie otworzyła?
to_help: Zobacz, co pomoże
no_way: Na tej stronie nie można jeszcze dołączyć. Prosimy zapytać osobę, która zaprosiła.
way_video: Dołącz do rozmowy
way_phone: "Zadzwoń: {{address}}"
way_sip: System sali konferencyjnej
way_chat: Otwórz czat
way_more: Inne sposoby dołączenia

# About the meeting
colon: ": "
title: Tytuł
when: Kiedy
was_when: Było zaplanowane na
repeated: (pierwszy z kilku terminów)
repeated_later: (jeden z kilku terminów)
repeats: Powtarza się
next_times: Dalsze terminy
any_time: Otwarte w każdej chwili
invited_by: Zaprasza
where: Gdzie
meeting_id: Identyfikator spotkania
phone_id: Identyfikator do połączenia telefonicznego
short_link: Krótki link
code: Kod do tej strony
passcode: Kod dostępu
pin: PIN

next_time: Następny termin
guest_time: Państwa czas

# Its status
status_line_cancelled: ODWOŁANE
status_line_postponed: PRZEŁOŻONE
status_line_tentative: JESZCZE NIEPOTWIERDZONE
cancelled: To spotkanie zostało odwołane.
cancelled_short: Odwołane
postponed: To spotkanie zostało przełożone. Nowy termin pojawi się tutaj.
postponed_short: Przełożone
ended: Według zegara to spotkanie już się skończyło. Nadal można spróbować dołączyć.
tentative: To spotkanie nie jest jeszcze potwierdzone.
tentative_short: Jeszcze niepotwierdzone
moved: "Ten link nadal działa. Nowy to:"

# Other ways
phone_title: Dołącz przez telefon
phone_page: "Jeszcze raz ta strona, do wpisania lub przeczytania na głos:"
other_ways_title: Inne sposoby dołączenia

# When nothing opens
help_title: Nic się nie dzieje?
help_intro: Jakiego urządzenia Państwo używają?
help_browser: Aplikacja nie jest potrzebna. Wystarczy aktualna przeglądarka, na przykład Safari, Chrome, Firefox lub Edge.
have_app_ios: "Aplikacja {{name}} już jest? Proszę wrócić do wiadomości, przytrzymać link przez sekundę i wybrać „Otwórz w {{name}}”."
get_app_ios: "Nie ma jeszcze aplikacji {{name}} albo Safari uznaje adres za nieprawidłowy? Można ją pobrać tutaj:"
ask_for_app_ios: "Nie ma jeszcze aplikacji {{name}}? Nie ma jej w App Store: proszę zapytać osobę, która zaprosiła, jak ją zdobyć."
app_store: App Store
come_back_ios: Potem proszę jeszcze raz dotknąć linku w wiadomości; App Store go nie zapamiętuje.
no_ios_app: Nie ma aplikacji na iPhone’a i iPada.
have_app_android: "Aplikacja {{name}} już jest? Proszę wrócić do wiadomości i jeszcze raz dotknąć linku. Jeśli Android zapyta, proszę wybrać {{name}}."
get_app: "Nie ma jeszcze aplikacji {{name}}? Można ją pobrać tutaj:"
play_store: Google Play
come_back_play: Jeśli potem spotkanie nie otworzy się samo, proszę jeszcze raz dotknąć linku w wiadomości.
get_app_elsewhere: "Albo pobrać ją tutaj:"
come_back_other: Potem proszę jeszcze raz dotknąć linku w wiadomości.
full_stop: "."
no_android_app: Nie ma aplikacji na Androida.
have_app_desktop: "Aplikacja {{name}} już jest? Proszę ją najpierw uruchomić, a potem wrócić i spróbować przycisku jeszcze raz."
for_computers: Na komputer
come_back_desktop: Potem proszę wrócić na tę stronę i spróbować przycisku jeszcze raz.
paste_link: "Nadal nic? Proszę skopiować ten link i wkleić go w aplikacji {{name}}:"
no_desktop_app: Nie ma aplikacji na komputer.
desktop_phone: "Wygodniej na telefonie? Proszę wpisać tam:"
type_meeting_id: "Aplikacja {{name}} się otwiera, ale spotkanie nie? Proszę wpisać w niej ten identyfikator spotkania:"
no_app_web: "Bez żadnej aplikacji:"
no_app_phone: "Brak internetu?"
in_app_title: Wewnątrz innej aplikacji
in_app_why: Link otworzył się w komunikatorze lub w aplikacji społecznościowej? Wbudowana przeglądarka często blokuje kamerę i mikrofon.
in_app_here: w tej aplikacji kamera i mikrofon często nie działają.
in_app_menu: Proszę otworzyć menu tej aplikacji (⋯ lub znak udostępniania) i wybrać Safari, Chrome lub „Otwórz w przeglądarce”.
in_app_copy: "Nie ma takiego menu? Proszę wpisać w przeglądarce:"

old_browser_title: Stara przeglądarka lub stare urządzenie
old_browser_update: "Przyciski nie działają albo ekran rozmowy pozostaje pusty? Proszę zaktualizować przeglądarkę lub spróbować innej: Safari, Chrome, Firefox lub Edge."
old_browser_other: "Albo użyć innego urządzenia i wpisać tam:"

# Sharing
share_title: Zaproś innych
share_title_cancelled: Powiadom innych
share_mail: E-mail
share_sms: SMS
share_whatsapp: WhatsApp
share_text: Zaproszenie jako zwykły tekst

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Początek {{in}}"
  soon: "Początek {{in}}. Można już wejść."
  live: Trwa teraz
  share: Udostępnij
  copy: Kopiuj
  copy_link: Kopiuj link
  copy_text: Kopiuj zaproszenie
  copied: Skopiowano
  not_copied: Nie udało się. Proszę zaznaczyć link i go skopiować.
  this_app: Ta aplikacja

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: za 1 minutę, few: "za {{n}} minuty", many: "za {{n}} minut"}
  hours: {1: za 1 godzinę, few: "za {{n}} godziny", many: "za {{n}} godzin"}
  days: {1: za 1 dzień, few: "za {{n}} dni", many: "za {{n}} dni"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: poniedziałek, tue: wtorek, wed: środa, thu: czwartek, fri: piątek, sat: sobota, sun: niedziela}
month:
  1: stycznia
  2: lutego
  3: marca
  4: kwietnia
  5: maja
  6: czerwca
  7: lipca
  8: sierpnia
  9: września
  10: października
  11: listopada
  12: grudnia
digits: "0123456789"
time:
  date: "{{weekday}}, {{day}} {{month}} {{year}}"
  # Within a sentence, without the day of the week, which would need another case.
  date_in_text: "{{day}} {{month}} {{year}}"
  day_of_year: "{{day}} {{month}}"
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, tego dnia {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here few, many.
plural: polish
repeat:
  daily: {1: codziennie, few: "co {{n}} dni", many: "co {{n}} dni"}
  weekly: {1: "co tydzień {{days}}", few: "co {{n}} tygodnie {{days}}", many: "co {{n}} tygodni {{days}}"}
  monthly_on_day: {1: "co miesiąc, {{day}}. dnia miesiąca", few: "co {{n}} miesiące, {{day}}. dnia miesiąca", many: "co {{n}} miesięcy, {{day}}. dnia miesiąca"}
  monthly_on_last_day: {1: "co miesiąc, ostatniego dnia miesiąca", few: "co {{n}} miesiące, ostatniego dnia miesiąca", many: "co {{n}} miesięcy, ostatniego dnia miesiąca"}
  monthly_on_weekday: {1: "co miesiąc {{weekday}}", few: "co {{n}} miesiące {{weekday}}", many: "co {{n}} miesięcy {{weekday}}"}
  yearly: {1: "co rok, {{date}}", few: "co {{n}} lata, {{date}}", many: "co {{n}} lat, {{date}}"}
  yearly_on_weekday: {1: "co rok {{weekday}} {{month}}", few: "co {{n}} lata {{weekday}} {{month}}", many: "co {{n}} lat {{weekday}} {{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} i {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, jeden raz", few: "{{rule}}, {{n}} razy", many: "{{rule}}, {{n}} razy"}
  until: "{{rule}}, do {{date}} włącznie"
  from: "od {{date}}: {{time}}"
  left_out: "oprócz {{date}}"
  moved: "{{span}} zamiast {{date}}"
  postponed: "{{date}}: przełożone"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: jeszcze niepotwierdzone"
  confirmed: "{{date}}: potwierdzone"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: w poniedziałki, tue: we wtorki, wed: w środy, thu: w czwartki, fri: w piątki, sat: w soboty, sun: w niedziele}
nth_weekday:
  mon: {1: w pierwszy poniedziałek, 2: w drugi poniedziałek, 3: w trzeci poniedziałek, 4: w czwarty poniedziałek, last: w ostatni poniedziałek}
  tue: {1: w pierwszy wtorek, 2: w drugi wtorek, 3: w trzeci wtorek, 4: w czwarty wtorek, last: w ostatni wtorek}
  wed: {1: w pierwszą środę, 2: w drugą środę, 3: w trzecią środę, 4: w czwartą środę, last: w ostatnią środę}
  thu: {1: w pierwszy czwartek, 2: w drugi czwartek, 3: w trzeci czwartek, 4: w czwarty czwartek, last: w ostatni czwartek}
  fri: {1: w pierwszy piątek, 2: w drugi piątek, 3: w trzeci piątek, 4: w czwarty piątek, last: w ostatni piątek}
  sat: {1: w pierwszą sobotę, 2: w drugą sobotę, 3: w trzecią sobotę, 4: w czwartą sobotę, last: w ostatnią sobotę}
  sun: {1: w pierwszą niedzielę, 2: w drugą niedzielę, 3: w trzecią niedzielę, 4: w czwartą niedzielę, last: w ostatnią niedzielę}

# Calendars
calendar_title: Dodaj do kalendarza
calendar_title_off: Zaktualizuj kalendarz
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: Plik kalendarza
calendar_all: Wszystkie spotkania jako kalendarz

# Pages of the site
contact: Kontakt
to_home: Strona główna
meetings_title: Spotkania
past_title: Minione spotkania
code_label: Mają Państwo kod?
code_button: Dalej
code_problem: Kod składa się tylko z liter, cyfr i łączników. Proszę go sprawdzić.
code_needs_script: "Bez JavaScriptu proszę wpisać kod za tym adresem:"
any_title: Dołącz do spotkania
any_intro: Na tej stronie nie ma informacji o tym spotkaniu. Jeśli zaproszenie jest poprawne, można dołączyć tutaj.
any_intro_web: Na tej stronie nie ma informacji o tym spotkaniu. Jeśli zaproszenie jest poprawne, można dołączyć w przeglądarce.
any_unread: Proszę otworzyć link z zaproszenia albo wpisać tutaj jego kod.
any_needs_script: Bez JavaScriptu ta strona nie może odczytać linku. Proszę otworzyć aplikację i wpisać identyfikator spotkania z zaproszenia.
needs_script_no_app: Bez JavaScriptu ta strona nie może odczytać adresu. Proszę go włączyć albo zapytać osobę, która zaprasza.
get_title: "Pobierz {{name}}"
get_then: Potem proszę jeszcze raz otworzyć link z zaproszenia.
not_found_title: Ta strona nie istnieje
not_found_intro: Proszę sprawdzić adres albo zapytać osobę, która zaprosiła.
not_found_needs_script: Bez JavaScriptu ta strona nie może poprawić błędnie wpisanego adresu. Zaczyna się od „join”? W takim razie proszę otworzyć aplikację i wpisać identyfikator spotkania z zaproszenia.
gone_title: To spotkanie zostało usunięte
gone_intro: Pod tym linkiem już się nie odbywa. Prosimy zapytać osobę, która zaprosiła.
gone_sentence: To spotkanie zostało usunięte.

# Messages
message_join: Zapraszam na moje spotkanie
message_click: "Aby dołączyć, proszę kliknąć ten link:"
message_id: Identyfikator spotkania
message_phone: "Dołączanie przez telefon:"
message_more_phones: "Więcej numerów:"
message_invites: Zaprasza
message_help: Pomoc
message_calendar: "Do kalendarza:"

# Personal invites: the message to a guest, in their language
invite_subject: "Zaproszenie: {{title}}"
invite_subject_several: "Zaproszenia od {{site.name}}"
invite_changed_subject: "Zmiana: {{title}}"
invite_changed_subject_several: "Zmiany w zaproszeniach od {{site.name}}"
invite_cancelled_subject: "Odwołane: {{title}}"
invite_cancelled_subject_several: "Odwołane zaproszenia od {{site.name}}"
invite_greeting: "Dzień dobry, {{guest.name}}!"
invite_greeting_all: Dzień dobry!
invite_intro: To zaproszenie na rozmowę.
invite_intro_several: To zaproszenie na te rozmowy.
invite_changed_intro: Coś się zmieniło. Teraz jest tak.
invite_cancelled_intro: Rozmowa, na którą było zaproszenie, nie odbędzie się.
invite_your_link: "Osobisty link:"
invite_your_time: Państwa czas
invite_keep: Ten link jest tylko dla jednej osoby. Prosimy go nie przekazywać.

# Personal invites: the organiser's page
invite_guests: Goście
invite_sent: Wysłane
invite_shown: Pokazano
invite_private: Ta strona zawiera dane osobowe. Proszę zachować ją dla siebie i nigdy nie umieszczać jej na serwerze.
invite_needs_script: Bez JavaScriptu nie ma wyszukiwania i nic nie można oznaczyć jako wysłane; linki działają.
invite_search: Szukaj
invite_language: Język
invite_all: Wszystkie
invite_only_unsent: Tylko ci, do których jeszcze nie wysłano
invite_nobody: Nikt nie pasuje.
invite_copy: Kopiuj
invite_missing: nie ma już na liście
invite_revoked: Link został cofnięty.
invite_excluded: "Pominięto: nie ma czego wysyłać."

"""#),
    ("strings/pt.yml", #"""
# Every text that linksite prints in Portuguese. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: Português
languages_title: Idioma

# Joining
join: Participar
join_in_browser: Participar no navegador
join_in_browser_with: "Participar no navegador com {{name}}"
open_in: "Abrir em {{name}}"
if_installed: "Só se {{name}} estiver neste aparelho."
other_devices: "{{name}} em outro aparelho"
type_there: "Digite isto no outro aparelho:"
ios_second: iPhone ou iPad, segunda tentativa
open_second: "Abrir em {{name}}, segunda tentativa"
ios_title: iPhone ou iPad
android_title: Android
desktop_title: Computador
get_on_ios: "iPhone ou iPad: obter {{name}}"
get_on_desktop: "Computador: obter {{name}}"
not_opened: O aplicativo não abriu?
to_help: Veja o que fazer
no_way: Esta página ainda não tem como participar. Pergunte a quem convidou você.
way_video: Participar da chamada
way_phone: "Ligar para {{address}}"
way_sip: Sistema de sala
way_chat: Abrir o chat
way_more: Mais formas de participar

# About the meeting
colon: ": "
title: Título
when: Quando
was_when: Estava prevista para
repeated: (a primeira de várias datas)
repeated_later: (uma de várias datas)
repeats: Repetição
next_times: Outras datas
any_time: Aberta a qualquer hora
invited_by: Convite de
where: Onde
meeting_id: ID da reunião
phone_id: ID da reunião por telefone
short_link: Link curto
code: Código para este site
passcode: Senha de acesso
pin: PIN

next_time: Próxima data
guest_time: Seu horário

# Its status
status_line_cancelled: CANCELADA
status_line_postponed: ADIADA
status_line_tentative: AINDA NÃO CONFIRMADA
cancelled: Esta reunião foi cancelada.
cancelled_short: Cancelada
postponed: Esta reunião foi adiada. A nova data aparecerá aqui.
postponed_short: Adiada
ended: Pelo horário, esta reunião terminou. Você ainda pode tentar participar.
tentative: Esta reunião ainda não está confirmada.
tentative_short: Ainda não confirmada
moved: "Este link continua funcionando. O novo é:"

# Other ways
phone_title: Participar por telefone
phone_page: "Esta mesma página, para digitar ou ler em voz alta:"
other_ways_title: Outras formas de participar

# When nothing opens
help_title: Não aconteceu nada?
help_intro: Qual aparelho está à sua frente?
help_browser: Não é preciso nenhum aplicativo. Basta um navegador atualizado, como Safari, Chrome, Firefox ou Edge.
have_app_ios: "Você tem {{name}}? Volte à mensagem, pressione o link por um segundo e escolha “Abrir em {{name}}”."
get_app_ios: "Ainda não tem {{name}}, ou o Safari diz que o endereço é inválido? Baixe aqui:"
ask_for_app_ios: "Ainda não tem {{name}}? O aplicativo não está na App Store: pergunte a quem convidou você como obtê-lo."
app_store: App Store
come_back_ios: Depois toque de novo no link da mensagem; a App Store não se lembra dele.
no_ios_app: Não há aplicativo para iPhone e iPad.
have_app_android: "Você tem {{name}}? Volte à mensagem e toque de novo no link. Se o Android perguntar, escolha {{name}}."
get_app: "Ainda não tem {{name}}? Baixe aqui:"
play_store: Google Play
come_back_play: Se depois disso a reunião não abrir sozinha, toque de novo no link da mensagem.
get_app_elsewhere: "Ou baixe aqui:"
come_back_other: Depois toque de novo no link da mensagem.
full_stop: "."
no_android_app: Não há aplicativo para Android.
have_app_desktop: "Você tem {{name}}? Abra o aplicativo primeiro, depois volte e tente o botão de novo."
for_computers: Para computador
come_back_desktop: Depois volte a esta página e tente o botão de novo.
paste_link: "Ainda nada? Copie este link e cole em {{name}}:"
no_desktop_app: Não há aplicativo para computadores.
desktop_phone: "Prefere o celular? Digite isto nele:"
type_meeting_id: "{{name}} abre, mas a reunião não? Digite lá este ID da reunião:"
no_app_web: "Sem nenhum aplicativo:"
no_app_phone: "Sem internet?"
in_app_title: Dentro de outro aplicativo
in_app_why: O link abriu dentro de um chat ou de uma rede social? O navegador embutido costuma bloquear a câmera e o microfone.
in_app_here: dentro deste aplicativo a câmera e o microfone muitas vezes não funcionam.
in_app_menu: Abra o menu desse aplicativo (⋯ ou o sinal de compartilhar) e escolha Safari, Chrome ou “Abrir no navegador”.
in_app_copy: "Não há esse menu? Digite isto no seu navegador:"

old_browser_title: Um navegador ou aparelho antigo
old_browser_update: "Os botões não fazem nada, ou a tela da chamada fica em branco? Atualize o navegador ou tente outro: Safari, Chrome, Firefox ou Edge."
old_browser_other: "Ou use outro aparelho e digite isto nele:"

# Sharing
share_title: Convidar outras pessoas
share_title_cancelled: Avisar os outros
share_mail: E-mail
share_sms: SMS
share_whatsapp: WhatsApp
share_text: O convite em texto simples

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Começa {{in}}"
  soon: "Começa {{in}}. Você já pode participar."
  live: Acontecendo agora
  share: Compartilhar
  copy: Copiar
  copy_link: Copiar o link
  copy_text: Copiar o convite
  copied: Copiado
  not_copied: Não funcionou. Selecione o link e copie.
  this_app: Este aplicativo

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: em 1 minuto, other: "em {{n}} minutos"}
  hours: {1: em 1 hora, other: "em {{n}} horas"}
  days: {1: em 1 dia, other: "em {{n}} dias"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: segunda-feira, tue: terça-feira, wed: quarta-feira, thu: quinta-feira, fri: sexta-feira, sat: sábado, sun: domingo}
month:
  1: janeiro
  2: fevereiro
  3: março
  4: abril
  5: maio
  6: junho
  7: julho
  8: agosto
  9: setembro
  10: outubro
  11: novembro
  12: dezembro
digits: "0123456789"
time:
  date: "{{weekday}}, {{day}} de {{month}} de {{year}}"
  # Within a sentence, without the day of the week, which would need an article of its own.
  date_in_text: "{{day}} de {{month}} de {{year}}"
  day_of_year: "{{day}} de {{month}}"
  first_day: "1º"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, {{offset}} nesse dia)"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: zero-one
repeat:
  daily: {1: todos os dias, other: "a cada {{n}} dias"}
  weekly: {1: "toda semana, {{days}}", other: "a cada {{n}} semanas, {{days}}"}
  monthly_on_day: {1: "todo mês, no dia {{day}}", other: "a cada {{n}} meses, no dia {{day}}"}
  monthly_on_last_day: {1: "todo mês, no último dia do mês", other: "a cada {{n}} meses, no último dia do mês"}
  monthly_on_weekday: {1: "todo mês, {{weekday}}", other: "a cada {{n}} meses, {{weekday}}"}
  yearly: {1: "todo ano, em {{date}}", other: "a cada {{n}} anos, em {{date}}"}
  yearly_on_weekday: {1: "todo ano, {{weekday}} de {{month}}", other: "a cada {{n}} anos, {{weekday}} de {{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} e {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, uma vez", other: "{{rule}}, {{n}} vezes"}
  until: "{{rule}}, até {{date}}"
  from: "a partir de {{date}}: {{time}}"
  left_out: "exceto em {{date}}"
  moved: "{{span}} em vez de {{date}}"
  postponed: "{{date}}: adiada"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: ainda não confirmada"
  confirmed: "{{date}}: confirmada"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: às segundas-feiras, tue: às terças-feiras, wed: às quartas-feiras, thu: às quintas-feiras, fri: às sextas-feiras, sat: aos sábados, sun: aos domingos}
nth_weekday:
  mon: {1: na primeira segunda-feira, 2: na segunda segunda-feira, 3: na terceira segunda-feira, 4: na quarta segunda-feira, last: na última segunda-feira}
  tue: {1: na primeira terça-feira, 2: na segunda terça-feira, 3: na terceira terça-feira, 4: na quarta terça-feira, last: na última terça-feira}
  wed: {1: na primeira quarta-feira, 2: na segunda quarta-feira, 3: na terceira quarta-feira, 4: na quarta quarta-feira, last: na última quarta-feira}
  thu: {1: na primeira quinta-feira, 2: na segunda quinta-feira, 3: na terceira quinta-feira, 4: na quarta quinta-feira, last: na última quinta-feira}
  fri: {1: na primeira sexta-feira, 2: na segunda sexta-feira, 3: na terceira sexta-feira, 4: na quarta sexta-feira, last: na última sexta-feira}
  sat: {1: no primeiro sábado, 2: no segundo sábado, 3: no terceiro sábado, 4: no quarto sábado, last: no último sábado}
  sun: {1: no primeiro domingo, 2: no segundo domingo, 3: no terceiro domingo, 4: no quarto domingo, last: no último domingo}

# Calendars
calendar_title: Adicionar à sua agenda
calendar_title_off: Atualizar a sua agenda
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: Arquivo de agenda
calendar_all: Todas as reuniões como agenda

# Pages of the site
contact: Contato
to_home: Página inicial
meetings_title: Reuniões
past_title: Reuniões passadas
code_label: Tem um código?
code_button: Ir
code_problem: Um código só tem letras, algarismos e hifens. Verifique, por favor.
code_needs_script: "Sem JavaScript, digite o código depois deste endereço:"
any_title: Participar de uma reunião
any_intro: Esta página não tem dados da reunião. Se o convite estiver certo, você pode participar por aqui.
any_intro_web: Esta página não tem dados da reunião. Se o convite estiver certo, você pode participar no navegador.
any_unread: Abra o link do seu convite, ou digite aqui o código dele.
any_needs_script: Sem JavaScript esta página não consegue ler o link. Abra o aplicativo e digite o ID da reunião que está no seu convite.
needs_script_no_app: Sem JavaScript esta página não consegue ler o endereço. Ative-o, ou pergunte a quem fez o convite.
get_title: "Obter {{name}}"
get_then: Depois abra de novo o link do seu convite.
not_found_title: Esta página não existe
not_found_intro: Verifique o endereço, ou pergunte a quem convidou você.
not_found_needs_script: Sem JavaScript esta página não consegue corrigir um endereço digitado errado. Ele começa com “join”? Então abra o aplicativo e digite o ID da reunião que está no seu convite.
gone_title: Esta reunião foi removida
gone_intro: Ela não acontece mais neste link. Pergunte a quem convidou você.
gone_sentence: Esta reunião foi removida.

# Messages
message_join: Participe da minha reunião
message_click: "Clique neste link para participar:"
message_id: ID da reunião
message_phone: "Participar por telefone:"
message_more_phones: "Mais números:"
message_invites: Convite de
message_help: Ajuda
message_calendar: "Para a sua agenda:"

# Personal invites: the message to a guest, in their language
invite_subject: "Convite: {{title}}"
invite_subject_several: "Seus convites de {{site.name}}"
invite_changed_subject: "Alterado: {{title}}"
invite_changed_subject_several: "Mudanças nos seus convites de {{site.name}}"
invite_cancelled_subject: "Cancelado: {{title}}"
invite_cancelled_subject_several: "Convites cancelados de {{site.name}}"
invite_greeting: "Olá, {{guest.name}},"
invite_greeting_all: Olá,
invite_intro: Você foi convidado para uma chamada.
invite_intro_several: Você foi convidado para estas chamadas.
invite_changed_intro: Algo mudou. Agora é assim.
invite_cancelled_intro: A chamada para a qual você foi convidado não vai acontecer.
invite_your_link: "Seu link:"
invite_your_time: Seu horário
invite_keep: Este link é só seu. Por favor, não o repasse.

# Personal invites: the organiser's page
invite_guests: Convidados
invite_sent: Enviado
invite_shown: Exibidos
invite_private: Esta página contém dados pessoais. Guarde-a para você e nunca a ponha em um servidor.
invite_needs_script: Sem JavaScript não há busca e nada pode ser marcado como enviado; os links funcionam.
invite_search: Buscar
invite_language: Idioma
invite_all: Todos
invite_only_unsent: Só aqueles a quem ainda não se enviou
invite_nobody: Ninguém corresponde.
invite_copy: Copiar
invite_missing: não está mais na lista
invite_revoked: O link foi retirado.
invite_excluded: "Excluído: não há nada para enviar."

"""#),
    ("strings/ru.yml", #"""
# Every text that linksite prints in Russian. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: Русский
languages_title: Язык

# Joining
join: Присоединиться
join_in_browser: Присоединиться в браузере
join_in_browser_with: "Присоединиться в браузере через {{name}}"
open_in: "Открыть в приложении {{name}}"
if_installed: "Только если приложение {{name}} есть на этом устройстве."
other_devices: "{{name}} на другом устройстве"
type_there: "Введите на другом устройстве:"
ios_second: iPhone или iPad, вторая попытка
open_second: "Открыть в приложении {{name}}, вторая попытка"
ios_title: iPhone или iPad
android_title: Android
desktop_title: Компьютер
get_on_ios: "iPhone или iPad: установить {{name}}"
get_on_desktop: "Компьютер: установить {{name}}"
not_opened: Приложение не открылось?
to_help: Что делать
no_way: На этой странице пока нельзя присоединиться. Спросите того, кто вас пригласил.
way_video: Присоединиться к звонку
way_phone: "Позвонить: {{address}}"
way_sip: Система переговорной комнаты
way_chat: Открыть чат
way_more: Другие способы присоединиться

# About the meeting
colon: ": "
title: Название
when: Когда
was_when: Планировалась на
repeated: (первая из нескольких дат)
repeated_later: (одна из нескольких дат)
repeats: Повторяется
next_times: Следующие даты
any_time: Открыта в любое время
invited_by: Приглашает
where: Где
meeting_id: Идентификатор встречи
phone_id: Идентификатор для звонка по телефону
short_link: Короткая ссылка
code: Код для этого сайта
passcode: Код доступа
pin: PIN-код

next_time: Следующая дата
guest_time: Ваше время

# Its status
status_line_cancelled: ОТМЕНЕНО
status_line_postponed: ПЕРЕНЕСЕНО
status_line_tentative: ЕЩЁ НЕ ПОДТВЕРЖДЕНО
cancelled: Эта встреча отменена.
cancelled_short: Отменена
postponed: Эта встреча перенесена. Новое время появится здесь.
postponed_short: Перенесена
ended: Судя по времени, встреча уже закончилась. Можно всё же попробовать присоединиться.
tentative: Эта встреча ещё не подтверждена.
tentative_short: Ещё не подтверждена
moved: "Эта ссылка по-прежнему работает. Новая:"

# Other ways
phone_title: Присоединиться по телефону
phone_page: "Адрес этой страницы, чтобы ввести или продиктовать:"
other_ways_title: Другие способы присоединиться

# When nothing opens
help_title: Ничего не произошло?
help_intro: Какое устройство перед вами?
help_browser: Приложение не нужно. Достаточно обновлённого браузера, например Safari, Chrome, Firefox или Edge.
have_app_ios: "У вас есть {{name}}? Вернитесь к сообщению, нажмите на ссылку и подержите секунду, затем выберите «Открыть в {{name}}»."
get_app_ios: "У вас ещё нет {{name}} или Safari пишет, что адрес недействителен? Установите отсюда:"
ask_for_app_ios: "У вас ещё нет {{name}}? В App Store этого приложения нет: спросите того, кто вас пригласил, где его взять."
app_store: App Store
come_back_ios: Затем снова нажмите на ссылку в сообщении; App Store её не запоминает.
no_ios_app: Приложения для iPhone и iPad нет.
have_app_android: "У вас есть {{name}}? Вернитесь к сообщению и снова нажмите на ссылку. Если Android спросит, выберите {{name}}."
get_app: "У вас ещё нет {{name}}? Установите отсюда:"
play_store: Google Play
come_back_play: Если после этого встреча не откроется сама, снова нажмите на ссылку в сообщении.
get_app_elsewhere: "Или установите отсюда:"
come_back_other: Затем снова нажмите на ссылку в сообщении.
full_stop: "."
no_android_app: Приложения для Android нет.
have_app_desktop: "У вас есть {{name}}? Сначала запустите приложение, затем вернитесь и нажмите кнопку ещё раз."
for_computers: Для компьютера
come_back_desktop: Затем вернитесь на эту страницу и нажмите кнопку ещё раз.
paste_link: "Всё ещё не получается? Скопируйте эту ссылку и вставьте её в {{name}}:"
no_desktop_app: Приложения для компьютера нет.
desktop_phone: "Удобнее с телефона? Введите на нём:"
type_meeting_id: "{{name}} открывается, а встреча нет? Введите там этот идентификатор встречи:"
no_app_web: "Совсем без приложения:"
no_app_phone: "Нет интернета?"
in_app_title: Внутри другого приложения
in_app_why: Ссылка открылась внутри мессенджера или социальной сети? Встроенный браузер часто блокирует камеру и микрофон.
in_app_here: внутри этого приложения камера и микрофон часто не работают.
in_app_menu: Откройте меню этого приложения (⋯ или значок «Поделиться») и выберите Safari, Chrome или «Открыть в браузере».
in_app_copy: "Такого меню нет? Введите в своём браузере:"

old_browser_title: Старый браузер или устройство
old_browser_update: "Кнопки не работают или экран звонка остаётся пустым? Обновите браузер или попробуйте другой: Safari, Chrome, Firefox или Edge."
old_browser_other: "Или возьмите другое устройство и введите на нём:"

# Sharing
share_title: Пригласить других
share_title_cancelled: Сообщить остальным
share_mail: Почта
share_sms: СМС
share_whatsapp: WhatsApp
share_text: Приглашение простым текстом

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Начало {{in}}"
  soon: "Начало {{in}}. Уже можно присоединиться."
  live: Идёт сейчас
  share: Поделиться
  copy: Скопировать
  copy_link: Скопировать ссылку
  copy_text: Скопировать приглашение
  copied: Скопировано
  not_copied: Не получилось. Выделите ссылку и скопируйте её.
  this_app: Это приложение

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: через 1 минуту, one: "через {{n}} минуту", few: "через {{n}} минуты", many: "через {{n}} минут"}
  hours: {1: через 1 час, one: "через {{n}} час", few: "через {{n}} часа", many: "через {{n}} часов"}
  days: {1: через 1 день, one: "через {{n}} день", few: "через {{n}} дня", many: "через {{n}} дней"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: понедельник, tue: вторник, wed: среда, thu: четверг, fri: пятница, sat: суббота, sun: воскресенье}
month:
  1: января
  2: февраля
  3: марта
  4: апреля
  5: мая
  6: июня
  7: июля
  8: августа
  9: сентября
  10: октября
  11: ноября
  12: декабря
digits: "0123456789"
time:
  date: "{{weekday}}, {{day}} {{month}} {{year}}\u00a0г."
  # Within a sentence, without the day of the week, which would need another case.
  date_in_text: "{{day}} {{month}} {{year}}\u00a0г."
  day_of_year: "{{day}} {{month}}"
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, в этот день {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here one (21, 31 …), few, many.
plural: east-slavic
repeat:
  daily: {1: каждый день, one: "каждый {{n}} день", few: "каждые {{n}} дня", many: "каждые {{n}} дней"}
  weekly: {1: "каждую неделю {{days}}", one: "каждую {{n}} неделю {{days}}", few: "каждые {{n}} недели {{days}}", many: "каждые {{n}} недель {{days}}"}
  monthly_on_day: {1: "каждый месяц {{day}}-го числа", one: "каждый {{n}} месяц {{day}}-го числа", few: "каждые {{n}} месяца {{day}}-го числа", many: "каждые {{n}} месяцев {{day}}-го числа"}
  monthly_on_last_day: {1: "каждый месяц в последний день месяца", one: "каждый {{n}} месяц в последний день месяца", few: "каждые {{n}} месяца в последний день месяца", many: "каждые {{n}} месяцев в последний день месяца"}
  monthly_on_weekday: {1: "каждый месяц {{weekday}}", one: "каждый {{n}} месяц {{weekday}}", few: "каждые {{n}} месяца {{weekday}}", many: "каждые {{n}} месяцев {{weekday}}"}
  yearly: {1: "каждый год, {{date}}", one: "каждый {{n}} год, {{date}}", few: "каждые {{n}} года, {{date}}", many: "каждые {{n}} лет, {{date}}"}
  yearly_on_weekday: {1: "каждый год {{weekday}} {{month}}", one: "каждый {{n}} год {{weekday}} {{month}}", few: "каждые {{n}} года {{weekday}} {{month}}", many: "каждые {{n}} лет {{weekday}} {{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} и {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, один раз", one: "{{rule}}, {{n}} раз", few: "{{rule}}, {{n}} раза", many: "{{rule}}, {{n}} раз"}
  until: "{{rule}}, до {{date}} включительно"
  from: "с {{date}}: {{time}}"
  left_out: "кроме {{date}}"
  moved: "{{span}} вместо {{date}}"
  postponed: "{{date}}: отложено"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: ещё не подтверждено"
  confirmed: "{{date}}: подтверждено"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: по понедельникам, tue: по вторникам, wed: по средам, thu: по четвергам, fri: по пятницам, sat: по субботам, sun: по воскресеньям}
nth_weekday:
  mon: {1: в первый понедельник, 2: во второй понедельник, 3: в третий понедельник, 4: в четвёртый понедельник, last: в последний понедельник}
  tue: {1: в первый вторник, 2: во второй вторник, 3: в третий вторник, 4: в четвёртый вторник, last: в последний вторник}
  wed: {1: в первую среду, 2: во вторую среду, 3: в третью среду, 4: в четвёртую среду, last: в последнюю среду}
  thu: {1: в первый четверг, 2: во второй четверг, 3: в третий четверг, 4: в четвёртый четверг, last: в последний четверг}
  fri: {1: в первую пятницу, 2: во вторую пятницу, 3: в третью пятницу, 4: в четвёртую пятницу, last: в последнюю пятницу}
  sat: {1: в первую субботу, 2: во вторую субботу, 3: в третью субботу, 4: в четвёртую субботу, last: в последнюю субботу}
  sun: {1: в первое воскресенье, 2: во второе воскресенье, 3: в третье воскресенье, 4: в четвёртое воскресенье, last: в последнее воскресенье}

# Calendars
calendar_title: Добавить в календарь
calendar_title_off: Обновить календарь
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: Файл календаря
calendar_all: Все встречи в виде календаря

# Pages of the site
contact: Контакты
to_home: Главная страница
meetings_title: Встречи
past_title: Прошедшие встречи
code_label: У вас есть код?
code_button: Перейти
code_problem: В коде бывают только буквы, цифры и дефисы. Проверьте его, пожалуйста.
code_needs_script: "Без JavaScript введите код после этого адреса:"
any_title: Присоединиться к встрече
any_intro: На этой странице нет сведений о встрече. Если приглашение верное, присоединиться можно здесь.
any_intro_web: На этой странице нет сведений о встрече. Если приглашение верное, можно присоединиться в браузере.
any_unread: Откройте ссылку из приглашения или введите здесь её код.
any_needs_script: Без JavaScript эта страница не может прочитать ссылку. Откройте приложение и введите идентификатор встречи из приглашения.
needs_script_no_app: Без JavaScript эта страница не может прочитать адрес. Включите его или спросите того, кто вас пригласил.
get_title: "Установить {{name}}"
get_then: Затем снова откройте ссылку из приглашения.
not_found_title: Такой страницы нет
not_found_intro: Проверьте адрес или спросите того, кто вас пригласил.
not_found_needs_script: Без JavaScript эта страница не может исправить адрес с опечаткой. Он начинается с «join»? Тогда откройте приложение и введите идентификатор встречи из приглашения.
gone_title: Эта встреча удалена
gone_intro: По этой ссылке она больше не проводится. Спросите того, кто вас пригласил.
gone_sentence: Эта встреча удалена.

# Messages
message_join: Приглашаю на встречу
message_click: "Чтобы присоединиться, нажмите на ссылку:"
message_id: Идентификатор встречи
message_phone: "Присоединиться по телефону:"
message_more_phones: "Другие номера:"
message_invites: Приглашает
message_help: Помощь
message_calendar: "Для вашего календаря:"

# Personal invites: the message to a guest, in their language
invite_subject: "Приглашение: {{title}}"
invite_subject_several: "Ваши приглашения от {{site.name}}"
invite_changed_subject: "Изменено: {{title}}"
invite_changed_subject_several: "Изменения в ваших приглашениях от {{site.name}}"
invite_cancelled_subject: "Отменено: {{title}}"
invite_cancelled_subject_several: "Отменённые приглашения от {{site.name}}"
invite_greeting: "Здравствуйте, {{guest.name}}!"
invite_greeting_all: Здравствуйте!
invite_intro: Вас приглашают на звонок.
invite_intro_several: Вас приглашают на эти звонки.
invite_changed_intro: Кое-что изменилось. Теперь так.
invite_cancelled_intro: Звонок, на который вас приглашали, не состоится.
invite_your_link: "Ваша ссылка:"
invite_your_time: Ваше время
invite_keep: Эта ссылка только для вас. Пожалуйста, не передавайте её.

# Personal invites: the organiser's page
invite_guests: Гости
invite_sent: Отправлено
invite_shown: Показано
invite_private: На этой странице личные данные. Храните её у себя и никогда не размещайте на сервере.
invite_needs_script: Без JavaScript нет поиска, и ничего нельзя отметить как отправленное; ссылки работают.
invite_search: Поиск
invite_language: Язык
invite_all: Все
invite_only_unsent: Только те, кому ещё не отправлено
invite_nobody: Никто не подходит.
invite_copy: Скопировать
invite_missing: больше нет в списке
invite_revoked: Ссылка отозвана.
invite_excluded: "Исключено: отправлять нечего."

"""#),
    ("strings/tr.yml", #"""
# Every text that linksite prints in Turkish. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: Türkçe
languages_title: Dil

# Joining
join: Katıl
join_in_browser: Tarayıcıda katıl
join_in_browser_with: "{{name}} ile tarayıcıda katıl"
open_in: "{{name}} uygulamasında aç"
if_installed: "Yalnızca {{name}} bu cihazda yüklüyse."
other_devices: "Başka bir cihazda {{name}}"
type_there: "Diğer cihazda şunu yazın:"
ios_second: iPhone veya iPad, ikinci deneme
open_second: "{{name}} uygulamasında aç, ikinci deneme"
ios_title: iPhone veya iPad
android_title: Android
desktop_title: Bilgisayar
get_on_ios: "iPhone veya iPad: {{name}} uygulamasını edinin"
get_on_desktop: "Bilgisayar: {{name}} uygulamasını edinin"
not_opened: Uygulama açılmadı mı?
to_help: Ne yapabileceğinize bakın
no_way: Bu sayfada henüz katılmanın bir yolu yok. Lütfen sizi davet eden kişiye sorun.
way_video: Görüşmeye katıl
way_phone: "{{address}} numarasını ara"
way_sip: Toplantı odası sistemi
way_chat: Sohbeti aç
way_more: Katılmanın diğer yolları

# About the meeting
colon: ": "
title: Başlık
when: Ne zaman
was_when: Planlanan zaman
repeated: (birkaç tarihten ilki)
repeated_later: (birkaç tarihten biri)
repeats: Yineleme
next_times: Diğer tarihler
any_time: Her zaman açık
invited_by: Davet eden
where: Nerede
meeting_id: Toplantı kimliği
phone_id: Telefon için toplantı kimliği
short_link: Kısa bağlantı
code: Bu site için kod
passcode: Erişim kodu
pin: PIN

next_time: Sonraki tarih
guest_time: Sizin saatiniz

# Its status
status_line_cancelled: İPTAL EDİLDİ
status_line_postponed: ERTELENDİ
status_line_tentative: HENÜZ KESİNLEŞMEDİ
cancelled: Bu toplantı iptal edildi.
cancelled_short: İptal edildi
postponed: Bu toplantı ertelendi. Yeni zamanı burada yazacak.
postponed_short: Ertelendi
ended: Saate göre bu toplantı sona erdi. Yine de katılmayı deneyebilirsiniz.
tentative: Bu toplantı henüz kesinleşmedi.
tentative_short: Henüz kesinleşmedi
moved: "Bu bağlantı çalışmaya devam eder. Yenisi:"

# Other ways
phone_title: Telefonla katılın
phone_page: "Bu sayfanın adresi, yazmak veya sesli okumak için:"
other_ways_title: Katılmanın diğer yolları

# When nothing opens
help_title: Hiçbir şey olmadı mı?
help_intro: Hangi cihazı kullanıyorsunuz?
help_browser: Uygulama gerekmez. Safari, Chrome, Firefox veya Edge gibi güncel bir tarayıcı yeterlidir.
have_app_ios: "{{name}} sizde var mı? Mesaja dönün, bağlantıya bir saniye basılı tutun ve “{{name}} ile aç” seçeneğini seçin."
get_app_ios: "{{name}} henüz yok mu veya Safari adresin geçersiz olduğunu mu söylüyor? Buradan edinin:"
ask_for_app_ios: "{{name}} henüz yok mu? App Store’da bulunmuyor: nasıl edineceğinizi sizi davet eden kişiye sorun."
app_store: App Store
come_back_ios: Ardından mesajdaki bağlantıya yeniden dokunun; App Store onu hatırlamaz.
no_ios_app: iPhone ve iPad için uygulama yok.
have_app_android: "{{name}} sizde var mı? Mesaja dönün ve bağlantıya yeniden dokunun. Android sorarsa {{name}} seçeneğini seçin."
get_app: "{{name}} henüz yok mu? Buradan edinin:"
play_store: Google Play
come_back_play: Toplantı bundan sonra kendiliğinden açılmazsa mesajdaki bağlantıya yeniden dokunun.
get_app_elsewhere: "Ya da buradan edinin:"
come_back_other: Ardından mesajdaki bağlantıya yeniden dokunun.
full_stop: "."
no_android_app: Android için uygulama yok.
have_app_desktop: "{{name}} sizde var mı? Önce uygulamayı başlatın, sonra buraya dönüp düğmeyi yeniden deneyin."
for_computers: Bilgisayar için
come_back_desktop: Ardından bu sayfaya dönün ve düğmeyi yeniden deneyin.
paste_link: "Hâlâ olmadı mı? Bu bağlantıyı kopyalayıp {{name}} uygulamasına yapıştırın:"
no_desktop_app: Bilgisayar için uygulama yok.
desktop_phone: "Telefonunuzu mu tercih edersiniz? Orada şunu yazın:"
type_meeting_id: "{{name}} açılıyor ama toplantı açılmıyor mu? Bu toplantı kimliğini oraya yazın:"
no_app_web: "Hiç uygulama olmadan:"
no_app_phone: "İnternet yok mu?"
in_app_title: Başka bir uygulamanın içinde
in_app_why: Bağlantı bir sohbet veya sosyal medya uygulamasının içinde mi açıldı? Bunların yerleşik tarayıcısı çoğu zaman kamerayı ve mikrofonu engeller.
in_app_here: bu uygulamanın içinde kamera ve mikrofon çoğu zaman çalışmaz.
in_app_menu: O uygulamanın menüsünü (⋯ veya paylaş işareti) açın ve Safari, Chrome veya “Tarayıcıda aç” seçeneğini seçin.
in_app_copy: "Böyle bir menü yok mu? Tarayıcınıza şunu yazın:"

old_browser_title: Eski bir tarayıcı veya cihaz
old_browser_update: "Düğmeler bir şey yapmıyor mu veya görüşme ekranı boş mu kalıyor? Tarayıcıyı güncelleyin ya da başka birini deneyin: Safari, Chrome, Firefox veya Edge."
old_browser_other: "Ya da başka bir cihaz kullanın ve orada şunu yazın:"

# Sharing
share_title: Başkalarını davet edin
share_title_cancelled: Diğerlerine haber verin
share_mail: E-posta
share_sms: SMS
share_whatsapp: WhatsApp
share_text: Davetin düz metni

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Başlangıç: {{in}}"
  soon: "Başlangıç: {{in}}. Katılabilirsiniz."
  live: Şu anda sürüyor
  share: Paylaş
  copy: Kopyala
  copy_link: Bağlantıyı kopyala
  copy_text: Daveti kopyala
  copied: Kopyalandı
  not_copied: Olmadı. Lütfen bağlantıyı seçip kopyalayın.
  this_app: Bu uygulama

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: "1 dakika sonra", other: "{{n}} dakika sonra"}
  hours: {1: "1 saat sonra", other: "{{n}} saat sonra"}
  days: {1: "1 gün sonra", other: "{{n}} gün sonra"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: Pazartesi, tue: Salı, wed: Çarşamba, thu: Perşembe, fri: Cuma, sat: Cumartesi, sun: Pazar}
month:
  1: Ocak
  2: Şubat
  3: Mart
  4: Nisan
  5: Mayıs
  6: Haziran
  7: Temmuz
  8: Ağustos
  9: Eylül
  10: Ekim
  11: Kasım
  12: Aralık
digits: "0123456789"
time:
  date: "{{day}} {{month}} {{year}} {{weekday}}"
  # Within a sentence, where no ending has to be joined to it.
  date_in_text: "{{day}} {{month}} {{year}} {{weekday}}"
  day_of_year: "{{day}} {{month}}"
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}} {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, bu tarihte {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: one
repeat:
  daily: {1: her gün, other: "{{n}} günde bir"}
  weekly: {1: "her hafta, {{days}}", other: "{{n}} haftada bir, {{days}}"}
  monthly_on_day: {1: "her ay, ayın {{day}}. günü", other: "{{n}} ayda bir, ayın {{day}}. günü"}
  monthly_on_last_day: {1: "her ay, ayın son günü", other: "{{n}} ayda bir, ayın son günü"}
  monthly_on_weekday: {1: "her ay, {{weekday}}", other: "{{n}} ayda bir, {{weekday}}"}
  yearly: {1: "her yıl {{date}} günü", other: "{{n}} yılda bir {{date}} günü"}
  yearly_on_weekday: {1: "her yıl {{month}} ayında, {{weekday}}", other: "{{n}} yılda bir {{month}} ayında, {{weekday}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} ve {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, bir kez", other: "{{rule}}, {{n}} kez"}
  until: "{{rule}}, {{date}} gününe kadar"
  from: "{{date}} gününden itibaren {{time}}"
  left_out: "{{date}} hariç"
  moved: "{{date}} yerine {{span}}"
  postponed: "{{date}}: ertelendi"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: henüz kesinleşmedi"
  confirmed: "{{date}}: kesinleşti"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: pazartesi günü, tue: salı günü, wed: çarşamba günü, thu: perşembe günü, fri: cuma günü, sat: cumartesi günü, sun: pazar günü}
nth_weekday:
  mon: {1: ayın ilk pazartesi günü, 2: ayın ikinci pazartesi günü, 3: ayın üçüncü pazartesi günü, 4: ayın dördüncü pazartesi günü, last: ayın son pazartesi günü}
  tue: {1: ayın ilk salı günü, 2: ayın ikinci salı günü, 3: ayın üçüncü salı günü, 4: ayın dördüncü salı günü, last: ayın son salı günü}
  wed: {1: ayın ilk çarşamba günü, 2: ayın ikinci çarşamba günü, 3: ayın üçüncü çarşamba günü, 4: ayın dördüncü çarşamba günü, last: ayın son çarşamba günü}
  thu: {1: ayın ilk perşembe günü, 2: ayın ikinci perşembe günü, 3: ayın üçüncü perşembe günü, 4: ayın dördüncü perşembe günü, last: ayın son perşembe günü}
  fri: {1: ayın ilk cuma günü, 2: ayın ikinci cuma günü, 3: ayın üçüncü cuma günü, 4: ayın dördüncü cuma günü, last: ayın son cuma günü}
  sat: {1: ayın ilk cumartesi günü, 2: ayın ikinci cumartesi günü, 3: ayın üçüncü cumartesi günü, 4: ayın dördüncü cumartesi günü, last: ayın son cumartesi günü}
  sun: {1: ayın ilk pazar günü, 2: ayın ikinci pazar günü, 3: ayın üçüncü pazar günü, 4: ayın dördüncü pazar günü, last: ayın son pazar günü}

# Calendars
calendar_title: Takviminize ekleyin
calendar_title_off: Takviminizi güncelleyin
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: Takvim dosyası
calendar_all: Bütün toplantılar, takvim olarak

# Pages of the site
contact: İletişim
to_home: Ana sayfa
meetings_title: Toplantılar
past_title: Geçmiş toplantılar
code_label: Kodunuz var mı?
code_button: Git
code_problem: Bir kodda yalnızca harf, rakam ve kısa çizgi olur. Lütfen kontrol edin.
code_needs_script: "JavaScript olmadan kodu bu adresin arkasına yazın:"
any_title: Bir toplantıya katılın
any_intro: Bu sayfada toplantıyla ilgili bilgi yok. Davet doğruysa buradan katılabilirsiniz.
any_intro_web: Bu sayfada toplantıyla ilgili bilgi yok. Davet doğruysa tarayıcıda katılabilirsiniz.
any_unread: Davetinizdeki bağlantıyı açın veya kodunu buraya yazın.
any_needs_script: Bu sayfa JavaScript olmadan bağlantıyı okuyamaz. Uygulamayı açın ve davetinizdeki toplantı kimliğini yazın.
needs_script_no_app: Bu sayfa JavaScript olmadan adresi okuyamaz. Lütfen onu açın ya da sizi davet edene sorun.
get_title: "{{name}} uygulamasını edinin"
get_then: Ardından davetinizdeki bağlantıyı yeniden açın.
not_found_title: Böyle bir sayfa yok
not_found_intro: Lütfen adresi kontrol edin veya sizi davet eden kişiye sorun.
not_found_needs_script: Bu sayfa JavaScript olmadan yanlış yazılmış bir adresi düzeltemez. Adres “join” ile mi başlıyor? Öyleyse uygulamayı açın ve davetinizdeki toplantı kimliğini yazın.
gone_title: Bu toplantı kaldırıldı
gone_intro: Artık bu bağlantıda yapılmıyor. Lütfen sizi davet eden kişiye sorun.
gone_sentence: Bu toplantı kaldırıldı.

# Messages
message_join: Toplantıma katılın
message_click: "Katılmak için bu bağlantıya tıklayın:"
message_id: Toplantı kimliği
message_phone: "Telefonla katılmak için:"
message_more_phones: "Diğer numaralar:"
message_invites: Davet eden
message_help: Yardım
message_calendar: "Takviminiz için:"

# Personal invites: the message to a guest, in their language
invite_subject: "Davet: {{title}}"
invite_subject_several: "{{site.name}} davetleriniz"
invite_changed_subject: "Değişti: {{title}}"
invite_changed_subject_several: "{{site.name}} davetlerinizdeki değişiklikler"
invite_cancelled_subject: "İptal edildi: {{title}}"
invite_cancelled_subject_several: "İptal edilen {{site.name}} davetleri"
invite_greeting: "Merhaba {{guest.name}},"
invite_greeting_all: Merhaba,
invite_intro: Bir görüşmeye davetlisiniz.
invite_intro_several: Bu görüşmelere davetlisiniz.
invite_changed_intro: Bir şey değişti. Şimdi böyle.
invite_cancelled_intro: Davetli olduğunuz görüşme yapılmayacak.
invite_your_link: "Bağlantınız:"
invite_your_time: Sizin saatiniz
invite_keep: Bu bağlantı yalnızca sizin içindir. Lütfen başkasına vermeyin.

# Personal invites: the organiser's page
invite_guests: Konuklar
invite_sent: Gönderildi
invite_shown: Gösterilen
invite_private: Bu sayfada kişisel veriler var. Kendinize saklayın ve hiçbir zaman bir sunucuya koymayın.
invite_needs_script: JavaScript olmadan arama yapılamaz ve hiçbir şey gönderildi olarak işaretlenemez; bağlantılar çalışır.
invite_search: Ara
invite_language: Dil
invite_all: Tümü
invite_only_unsent: Yalnızca henüz gönderilmeyenler
invite_nobody: Uyan kimse yok.
invite_copy: Kopyala
invite_missing: artık listede değil
invite_revoked: Bağlantı geri alındı.
invite_excluded: "Dışarıda bırakıldı: gönderilecek bir şey yok."

"""#),
    ("strings/uk.yml", #"""
# Every text that linksite prints in Ukrainian. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: Українська
languages_title: Мова

# Joining
join: Приєднатися
join_in_browser: Приєднатися у браузері
join_in_browser_with: "Приєднатися у браузері через {{name}}"
open_in: "Відкрити в застосунку {{name}}"
if_installed: "Лише якщо застосунок {{name}} є на цьому пристрої."
other_devices: "{{name}} на іншому пристрої"
type_there: "Введіть на іншому пристрої:"
ios_second: iPhone або iPad, друга спроба
open_second: "Відкрити в застосунку {{name}}, друга спроба"
ios_title: iPhone або iPad
android_title: Android
desktop_title: Комп’ютер
get_on_ios: "iPhone або iPad: установити {{name}}"
get_on_desktop: "Комп’ютер: установити {{name}}"
not_opened: Застосунок не відкрився?
to_help: Що робити
no_way: На цій сторінці поки що не можна приєднатися. Запитайте того, хто вас запросив.
way_video: Приєднатися до дзвінка
way_phone: "Зателефонувати: {{address}}"
way_sip: Система переговорної кімнати
way_chat: Відкрити чат
way_more: Інші способи приєднатися

# About the meeting
colon: ": "
title: Назва
when: Коли
was_when: Планувалася на
repeated: (перша з кількох дат)
repeated_later: (одна з кількох дат)
repeats: Повторюється
next_times: Наступні дати
any_time: Відкрита будь-коли
invited_by: Запрошує
where: Де
meeting_id: Ідентифікатор зустрічі
phone_id: Ідентифікатор для дзвінка телефоном
short_link: Коротке посилання
code: Код для цього сайту
passcode: Код доступу
pin: PIN-код

next_time: Наступна дата
guest_time: Ваш час

# Its status
status_line_cancelled: СКАСОВАНО
status_line_postponed: ПЕРЕНЕСЕНО
status_line_tentative: ЩЕ НЕ ПІДТВЕРДЖЕНО
cancelled: Цю зустріч скасовано.
cancelled_short: Скасовано
postponed: Цю зустріч перенесено. Новий час з’явиться тут.
postponed_short: Перенесено
ended: Судячи з часу, зустріч уже закінчилася. Можна все ж спробувати приєднатися.
tentative: Цю зустріч ще не підтверджено.
tentative_short: Ще не підтверджено
moved: "Це посилання й далі працює. Нове:"

# Other ways
phone_title: Приєднатися телефоном
phone_page: "Адреса цієї сторінки, щоб ввести або продиктувати:"
other_ways_title: Інші способи приєднатися

# When nothing opens
help_title: Нічого не сталося?
help_intro: Який пристрій перед вами?
help_browser: Застосунок не потрібен. Досить оновленого браузера, наприклад Safari, Chrome, Firefox або Edge.
have_app_ios: "У вас є {{name}}? Поверніться до повідомлення, натисніть на посилання й потримайте секунду, потім виберіть «Відкрити в {{name}}»."
get_app_ios: "У вас ще немає {{name}} або Safari каже, що адреса недійсна? Установіть звідси:"
ask_for_app_ios: "У вас ще немає {{name}}? В App Store цього застосунку немає: запитайте того, хто вас запросив, де його взяти."
app_store: App Store
come_back_ios: Потім знову натисніть на посилання в повідомленні; App Store його не запам’ятовує.
no_ios_app: Застосунку для iPhone та iPad немає.
have_app_android: "У вас є {{name}}? Поверніться до повідомлення й знову натисніть на посилання. Якщо Android запитає, виберіть {{name}}."
get_app: "У вас ще немає {{name}}? Установіть звідси:"
play_store: Google Play
come_back_play: Якщо після цього зустріч не відкриється сама, знову натисніть на посилання в повідомленні.
get_app_elsewhere: "Або встановіть звідси:"
come_back_other: Потім знову натисніть на посилання в повідомленні.
full_stop: "."
no_android_app: Застосунку для Android немає.
have_app_desktop: "У вас є {{name}}? Спершу запустіть застосунок, потім поверніться й натисніть кнопку ще раз."
for_computers: Для комп’ютера
come_back_desktop: Потім поверніться на цю сторінку й натисніть кнопку ще раз.
paste_link: "Усе ще не виходить? Скопіюйте це посилання і вставте його в {{name}}:"
no_desktop_app: Застосунку для комп’ютера немає.
desktop_phone: "Зручніше з телефона? Введіть на ньому:"
type_meeting_id: "{{name}} відкривається, а зустріч ні? Введіть там цей ідентифікатор зустрічі:"
no_app_web: "Зовсім без застосунку:"
no_app_phone: "Немає інтернету?"
in_app_title: Усередині іншого застосунку
in_app_why: Посилання відкрилося всередині месенджера чи соціальної мережі? Вбудований браузер часто блокує камеру й мікрофон.
in_app_here: усередині цього застосунку камера й мікрофон часто не працюють.
in_app_menu: Відкрийте меню цього застосунку (⋯ або значок «Поділитися») і виберіть Safari, Chrome або «Відкрити в браузері».
in_app_copy: "Такого меню немає? Введіть у своєму браузері:"

old_browser_title: Старий браузер або пристрій
old_browser_update: "Кнопки не працюють або екран дзвінка залишається порожнім? Оновіть браузер чи спробуйте інший: Safari, Chrome, Firefox або Edge."
old_browser_other: "Або візьміть інший пристрій і введіть на ньому:"

# Sharing
share_title: Запросити інших
share_title_cancelled: Повідомити решту
share_mail: Пошта
share_sms: SMS
share_whatsapp: WhatsApp
share_text: Запрошення простим текстом

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "Початок {{in}}"
  soon: "Початок {{in}}. Уже можна приєднатися."
  live: Триває зараз
  share: Поділитися
  copy: Скопіювати
  copy_link: Скопіювати посилання
  copy_text: Скопіювати запрошення
  copied: Скопійовано
  not_copied: Не вийшло. Виділіть посилання та скопіюйте його.
  this_app: Цей застосунок

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: через 1 хвилину, one: "через {{n}} хвилину", few: "через {{n}} хвилини", many: "через {{n}} хвилин"}
  hours: {1: через 1 годину, one: "через {{n}} годину", few: "через {{n}} години", many: "через {{n}} годин"}
  days: {1: через 1 день, one: "через {{n}} день", few: "через {{n}} дні", many: "через {{n}} днів"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: понеділок, tue: вівторок, wed: середа, thu: четвер, fri: пʼятниця, sat: субота, sun: неділя}
month:
  1: січня
  2: лютого
  3: березня
  4: квітня
  5: травня
  6: червня
  7: липня
  8: серпня
  9: вересня
  10: жовтня
  11: листопада
  12: грудня
digits: "0123456789"
time:
  date: "{{weekday}}, {{day}} {{month}} {{year}}\u00a0р."
  # Within a sentence, without the day of the week, which would need another case.
  date_in_text: "{{day}} {{month}} {{year}}\u00a0р."
  day_of_year: "{{day}} {{month}}"
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, цього дня {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here one (21, 31 …), few, many.
plural: east-slavic
repeat:
  daily: {1: щодня, one: "кожен {{n}} день", few: "кожні {{n}} дні", many: "кожні {{n}} днів"}
  weekly: {1: "щотижня {{days}}", one: "кожен {{n}} тиждень {{days}}", few: "кожні {{n}} тижні {{days}}", many: "кожні {{n}} тижнів {{days}}"}
  monthly_on_day: {1: "щомісяця {{day}}-го числа", one: "кожен {{n}} місяць {{day}}-го числа", few: "кожні {{n}} місяці {{day}}-го числа", many: "кожні {{n}} місяців {{day}}-го числа"}
  monthly_on_last_day: {1: "щомісяця останнього дня місяця", one: "кожен {{n}} місяць останнього дня місяця", few: "кожні {{n}} місяці останнього дня місяця", many: "кожні {{n}} місяців останнього дня місяця"}
  monthly_on_weekday: {1: "щомісяця {{weekday}}", one: "кожен {{n}} місяць {{weekday}}", few: "кожні {{n}} місяці {{weekday}}", many: "кожні {{n}} місяців {{weekday}}"}
  yearly: {1: "щороку {{date}}", one: "кожен {{n}} рік, {{date}}", few: "кожні {{n}} роки, {{date}}", many: "кожні {{n}} років, {{date}}"}
  yearly_on_weekday: {1: "щороку {{weekday}} {{month}}", one: "кожен {{n}} рік {{weekday}} {{month}}", few: "кожні {{n}} роки {{weekday}} {{month}}", many: "кожні {{n}} років {{weekday}} {{month}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} та {{last}}"
  dates: "{{first}}; {{next}}"
  count: {1: "{{rule}}, один раз", one: "{{rule}}, {{n}} раз", few: "{{rule}}, {{n}} рази", many: "{{rule}}, {{n}} разів"}
  until: "{{rule}}, до {{date}} включно"
  from: "з {{date}}: {{time}}"
  left_out: "крім {{date}}"
  moved: "{{span}} замість {{date}}"
  postponed: "{{date}}: відкладено"
  renamed: "{{date}}: {{title}}"
  tentative: "{{date}}: ще не підтверджено"
  confirmed: "{{date}}: підтверджено"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: по понеділках, tue: по вівторках, wed: по середах, thu: по четвергах, fri: по пʼятницях, sat: по суботах, sun: по неділях}
nth_weekday:
  mon: {1: першого понеділка, 2: другого понеділка, 3: третього понеділка, 4: четвертого понеділка, last: останнього понеділка}
  tue: {1: першого вівторка, 2: другого вівторка, 3: третього вівторка, 4: четвертого вівторка, last: останнього вівторка}
  wed: {1: першої середи, 2: другої середи, 3: третьої середи, 4: четвертої середи, last: останньої середи}
  thu: {1: першого четверга, 2: другого четверга, 3: третього четверга, 4: четвертого четверга, last: останнього четверга}
  fri: {1: першої пʼятниці, 2: другої пʼятниці, 3: третьої пʼятниці, 4: четвертої пʼятниці, last: останньої пʼятниці}
  sat: {1: першої суботи, 2: другої суботи, 3: третьої суботи, 4: четвертої суботи, last: останньої суботи}
  sun: {1: першої неділі, 2: другої неділі, 3: третьої неділі, 4: четвертої неділі, last: останньої неділі}

# Calendars
calendar_title: Додати до календаря
calendar_title_off: Оновити календар
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: Файл календаря
calendar_all: Усі зустрічі як календар

# Pages of the site
contact: Контакти
to_home: Головна сторінка
meetings_title: Зустрічі
past_title: Минулі зустрічі
code_label: Маєте код?
code_button: Перейти
code_problem: У коді бувають лише літери, цифри та дефіси. Перевірте його, будь ласка.
code_needs_script: "Без JavaScript введіть код після цієї адреси:"
any_title: Приєднатися до зустрічі
any_intro: На цій сторінці немає відомостей про зустріч. Якщо запрошення правильне, приєднатися можна тут.
any_intro_web: На цій сторінці немає відомостей про зустріч. Якщо запрошення правильне, можна приєднатися в браузері.
any_unread: Відкрийте посилання із запрошення або введіть тут його код.
any_needs_script: Без JavaScript ця сторінка не може прочитати посилання. Відкрийте застосунок і введіть ідентифікатор зустрічі із запрошення.
needs_script_no_app: Без JavaScript ця сторінка не може прочитати адресу. Увімкніть його або запитайте того, хто вас запросив.
get_title: "Установити {{name}}"
get_then: Потім знову відкрийте посилання із запрошення.
not_found_title: Такої сторінки немає
not_found_intro: Перевірте адресу або запитайте того, хто вас запросив.
not_found_needs_script: Без JavaScript ця сторінка не може виправити адресу з помилкою. Вона починається з «join»? Тоді відкрийте застосунок і введіть ідентифікатор зустрічі із запрошення.
gone_title: Цю зустріч видалено
gone_intro: За цим посиланням вона більше не відбувається. Запитайте того, хто вас запросив.
gone_sentence: Цю зустріч видалено.

# Messages
message_join: Запрошую на зустріч
message_click: "Щоб приєднатися, натисніть на посилання:"
message_id: Ідентифікатор зустрічі
message_phone: "Приєднатися телефоном:"
message_more_phones: "Інші номери:"
message_invites: Запрошує
message_help: Допомога
message_calendar: "Для вашого календаря:"

# Personal invites: the message to a guest, in their language
invite_subject: "Запрошення: {{title}}"
invite_subject_several: "Ваші запрошення від {{site.name}}"
invite_changed_subject: "Змінено: {{title}}"
invite_changed_subject_several: "Зміни у ваших запрошеннях від {{site.name}}"
invite_cancelled_subject: "Скасовано: {{title}}"
invite_cancelled_subject_several: "Скасовані запрошення від {{site.name}}"
invite_greeting: "Вітаємо, {{guest.name}}!"
invite_greeting_all: Вітаємо!
invite_intro: Вас запрошують на дзвінок.
invite_intro_several: Вас запрошують на ці дзвінки.
invite_changed_intro: Дещо змінилося. Тепер так.
invite_cancelled_intro: Дзвінок, на який вас запрошували, не відбудеться.
invite_your_link: "Ваше посилання:"
invite_your_time: Ваш час
invite_keep: Це посилання лише для вас. Будь ласка, не передавайте його.

# Personal invites: the organiser's page
invite_guests: Гості
invite_sent: Надіслано
invite_shown: Показано
invite_private: На цій сторінці особисті дані. Зберігайте її в себе й ніколи не розміщуйте на сервері.
invite_needs_script: Без JavaScript немає пошуку, і нічого не можна позначити як надіслане; посилання працюють.
invite_search: Пошук
invite_language: Мова
invite_all: Усі
invite_only_unsent: Лише ті, кому ще не надіслано
invite_nobody: Ніхто не підходить.
invite_copy: Скопіювати
invite_missing: більше немає у списку
invite_revoked: Посилання відкликано.
invite_excluded: "Виключено: надсилати нічого."

"""#),
    ("strings/zh-Hans.yml", #"""
# Every text that linksite prints in Simplified Chinese. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: 简体中文
languages_title: 语言

# Joining
join: 加入
join_in_browser: 在浏览器中加入
join_in_browser_with: "通过 {{name}} 在浏览器中加入"
open_in: "在 {{name}} 中打开"
if_installed: "仅当此设备上装有 {{name}} 时可用。"
other_devices: "在其他设备上使用 {{name}}"
type_there: "在另一台设备上输入："
ios_second: iPhone 或 iPad，再试一次
open_second: "在 {{name}} 中打开，再试一次"
ios_title: iPhone 或 iPad
android_title: Android
desktop_title: 电脑
get_on_ios: "iPhone 或 iPad：获取 {{name}}"
get_on_desktop: "电脑：获取 {{name}}"
not_opened: 应用没有打开？
to_help: 查看解决办法
no_way: 此页面目前没有加入方式。请询问邀请您的人。
way_video: 加入通话
way_phone: "拨打 {{address}}"
way_sip: 会议室系统
way_chat: 打开聊天
way_more: 更多加入方式

# About the meeting
colon: "："
title: 主题
when: 时间
was_when: 原定时间
repeated: （多次会议中的第一次）
repeated_later: （多次会议中的一次）
repeats: 重复
next_times: 后续时间
any_time: 随时开放
invited_by: 邀请人
where: 地点
meeting_id: 会议号
phone_id: 电话接入的会议号
short_link: 短链接
code: 本站代码
passcode: 密码
pin: PIN 码

next_time: 下一次
guest_time: 您的当地时间

# Its status
status_line_cancelled: 已取消
status_line_postponed: 已推迟
status_line_tentative: 尚未确认
cancelled: 此会议已取消。
cancelled_short: 已取消
postponed: 此会议已推迟。新的时间将显示在这里。
postponed_short: 已推迟
ended: 按时间，此会议已结束。您仍可尝试加入。
tentative: 此会议尚未确认。
tentative_short: 尚未确认
moved: "此链接仍然有效。新链接："

# Other ways
phone_title: 通过电话加入
phone_page: "本页地址，便于输入或朗读："
other_ways_title: 其他加入方式

# When nothing opens
help_title: 没有反应？
help_intro: 您面前是哪种设备？
help_browser: 不需要任何应用。使用较新的浏览器即可，例如 Safari、Chrome、Firefox 或 Edge。
have_app_ios: "已有 {{name}}？请回到消息中，长按链接一秒，然后选择“在 {{name}} 中打开”。"
get_app_ios: "还没有 {{name}}，或 Safari 提示地址无效？请在此获取："
ask_for_app_ios: "还没有 {{name}}？App Store 中没有此应用：请向邀请您的人询问如何获取。"
app_store: App Store
come_back_ios: 然后再次点按消息中的链接；App Store 不会记住它。
no_ios_app: 没有适用于 iPhone 和 iPad 的应用。
have_app_android: "已有 {{name}}？请回到消息中，再次点按链接。如果 Android 询问，请选择 {{name}}。"
get_app: "还没有 {{name}}？请在此获取："
play_store: Google Play
come_back_play: 如果之后会议没有自动打开，请再次点按消息中的链接。
get_app_elsewhere: "或在此获取："
come_back_other: 然后再次点按消息中的链接。
full_stop: "。"
no_android_app: 没有适用于 Android 的应用。
have_app_desktop: "已有 {{name}}？请先启动它，再回到这里重新点按按钮。"
for_computers: 电脑版
come_back_desktop: 然后回到此页面，重新点按按钮。
paste_link: "还是没有反应？请复制此链接并粘贴到 {{name}} 中："
no_desktop_app: 没有适用于电脑的应用。
desktop_phone: "更想用手机？请在手机上输入："
type_meeting_id: "{{name}} 打开了，但会议没有打开？请在其中输入此会议号："
no_app_web: "不使用应用："
no_app_phone: "没有网络？"
in_app_title: 在其他应用内
in_app_why: 链接是在聊天或社交应用内打开的吗？其内置浏览器常常会阻止使用摄像头和麦克风。
in_app_here: 在此应用内，摄像头和麦克风常常无法使用。
in_app_menu: 打开该应用的菜单（⋯ 或分享图标），选择 Safari、Chrome 或“在浏览器中打开”。
in_app_copy: "没有这样的菜单？请在浏览器中输入："

old_browser_title: 旧浏览器或旧设备
old_browser_update: "按钮没有反应，或通话画面一直空白？请更新浏览器，或换一个浏览器：Safari、Chrome、Firefox 或 Edge。"
old_browser_other: "或使用其他设备，并在上面输入："

# Sharing
share_title: 邀请他人
share_title_cancelled: 告知其他人
share_mail: 邮件
share_sms: 短信
share_whatsapp: WhatsApp
share_text: 纯文本邀请

# What the page's script writes. {{in}} is one of span, below.
script:
  starts: "{{in}}开始"
  soon: "{{in}}开始。您可以进入了。"
  live: 正在进行
  share: 分享
  copy: 复制
  copy_link: 复制链接
  copy_text: 复制邀请
  copied: 已复制
  not_copied: 复制失败。请选中链接并复制。
  this_app: 此应用

# How long until a meeting begins. The forms are those of repeat, below.
span:
  minutes: {1: "1分钟后", other: "{{n}}分钟后"}
  hours: {1: "1小时后", other: "{{n}}小时后"}
  days: {1: "1天后", other: "{{n}}天后"}

# Dates and times. {{day}} {{month}} {{hour}} are as short as can be, {{day2}} {{month2}} {{hour2}}
# have two digits; {{month}} is a name. Names stand as they do in a date.
weekday: {mon: 星期一, tue: 星期二, wed: 星期三, thu: 星期四, fri: 星期五, sat: 星期六, sun: 星期日}
month:
  1: 1月
  2: 2月
  3: 3月
  4: 4月
  5: 5月
  6: 6月
  7: 7月
  8: 8月
  9: 9月
  10: 10月
  11: 11月
  12: 12月
digits: "0123456789"
time:
  date: "{{year}}年{{month}}{{day}}日 {{weekday}}"
  # Within a sentence.
  date_in_text: "{{year}}年{{month}}{{day}}日"
  day_of_year: "{{month}}{{day}}日"
  first_day: "1"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}} {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_that_day: "({{zone}}, 当天 {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: none
repeat:
  daily: {1: 每天, other: "每 {{n}} 天"}
  weekly: {1: "每周{{days}}", other: "每 {{n}} 周的{{days}}"}
  monthly_on_day: {1: "每月 {{day}} 日", other: "每 {{n}} 个月的 {{day}} 日"}
  monthly_on_last_day: {1: "每月最后一天", other: "每 {{n}} 个月的最后一天"}
  monthly_on_weekday: {1: "每月的{{weekday}}", other: "每 {{n}} 个月的{{weekday}}"}
  yearly: {1: "每年 {{date}}", other: "每 {{n}} 年的 {{date}}"}
  yearly_on_weekday: {1: "每年{{month}}的{{weekday}}", other: "每 {{n}} 年{{month}}的{{weekday}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}、{{next}}"
  list_end: "{{first}}和{{last}}"
  dates: "{{first}}；{{next}}"
  count: {1: "{{rule}}，共 1 次", other: "{{rule}}，共 {{n}} 次"}
  until: "{{rule}}，至 {{date}}"
  from: "{{date}}起：{{time}}"
  left_out: "{{date}}除外"
  moved: "原定 {{date}}，改为 {{span}}"
  postponed: "{{date}}：已推迟"
  renamed: "{{date}}：{{title}}"
  tentative: "{{date}}：尚未确认"
  confirmed: "{{date}}：已确认"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday and yearly_on_weekday.
on_weekday: {mon: 星期一, tue: 星期二, wed: 星期三, thu: 星期四, fri: 星期五, sat: 星期六, sun: 星期日}
nth_weekday:
  mon: {1: 第一个星期一, 2: 第二个星期一, 3: 第三个星期一, 4: 第四个星期一, last: 最后一个星期一}
  tue: {1: 第一个星期二, 2: 第二个星期二, 3: 第三个星期二, 4: 第四个星期二, last: 最后一个星期二}
  wed: {1: 第一个星期三, 2: 第二个星期三, 3: 第三个星期三, 4: 第四个星期三, last: 最后一个星期三}
  thu: {1: 第一个星期四, 2: 第二个星期四, 3: 第三个星期四, 4: 第四个星期四, last: 最后一个星期四}
  fri: {1: 第一个星期五, 2: 第二个星期五, 3: 第三个星期五, 4: 第四个星期五, last: 最后一个星期五}
  sat: {1: 第一个星期六, 2: 第二个星期六, 3: 第三个星期六, 4: 第四个星期六, last: 最后一个星期六}
  sun: {1: 第一个星期日, 2: 第二个星期日, 3: 第三个星期日, 4: 第四个星期日, last: 最后一个星期日}

# Calendars
calendar_title: 添加到日历
calendar_title_off: 更新您的日历
calendar_google: Google
calendar_outlook: Outlook.com
calendar_microsoft365: Microsoft 365
calendar_yahoo: Yahoo
calendar_file: 日历文件
calendar_all: 所有会议的日历

# Pages of the site
contact: 联系我们
to_home: 首页
meetings_title: 会议
past_title: 已结束的会议
code_label: 有代码吗？
code_button: 前往
code_problem: 代码只包含英文字母、数字和连字符。请检查。
code_needs_script: "没有 JavaScript 时，请在此地址后面输入代码："
any_title: 加入会议
any_intro: 此页面没有这个会议的信息。如果邀请无误，可以在这里加入。
any_intro_web: 此页面没有这个会议的信息。如果邀请无误，您可以在浏览器中参加。
any_unread: 请打开邀请中的链接，或在此输入其代码。
any_needs_script: 没有 JavaScript，此页面无法读取链接。请打开应用，输入邀请中的会议号。
needs_script_no_app: 没有 JavaScript，此页面无法读取地址。请启用它，或询问邀请您的人。
get_title: "获取 {{name}}"
get_then: 然后再次打开邀请中的链接。
not_found_title: 此页面不存在
not_found_intro: 请检查地址，或询问邀请您的人。
not_found_needs_script: 没有 JavaScript，此页面无法更正输错的地址。地址以“join”开头吗？那么请打开应用，输入邀请中的会议号。
gone_title: 此会议已被移除
gone_intro: 会议不再通过此链接举行。请询问邀请您的人。
gone_sentence: 此会议已被移除。

# Messages
message_join: 邀请您加入我的会议
message_click: "点击以下链接加入："
message_id: 会议号
message_phone: "通过电话加入："
message_more_phones: "更多号码："
message_invites: 邀请人
message_help: 帮助
message_calendar: "添加到日历："

# Personal invites: the message to a guest, in their language
invite_subject: "邀请：{{title}}"
invite_subject_several: "来自 {{site.name}} 的邀请"
invite_changed_subject: "已更改：{{title}}"
invite_changed_subject_several: "来自 {{site.name}} 的邀请有更改"
invite_cancelled_subject: "已取消：{{title}}"
invite_cancelled_subject_several: "来自 {{site.name}} 的邀请已取消"
invite_greeting: "{{guest.name}}，您好："
invite_greeting_all: 您好：
invite_intro: 邀请您参加一个通话。
invite_intro_several: 邀请您参加以下通话。
invite_changed_intro: 有内容已更改。现在如下。
invite_cancelled_intro: 邀请您参加的通话不再举行。
invite_your_link: 您的链接：
invite_your_time: 您的当地时间
invite_keep: 此链接仅供您本人使用，请勿转发。

# Personal invites: the organiser's page
invite_guests: 来宾
invite_sent: 已发送
invite_shown: 显示
invite_private: 此页面包含个人数据。请自行保管，切勿放到服务器上。
invite_needs_script: 没有 JavaScript 时无法搜索，也无法标记为已发送；链接可以使用。
invite_search: 搜索
invite_language: 语言
invite_all: 全部
invite_only_unsent: 仅显示尚未发送的
invite_nobody: 没有符合的人。
invite_copy: 复制
invite_missing: 已不在名单中
invite_revoked: 此链接已被收回。
invite_excluded: 已排除：无需发送。

"""#),
    ("style.css", #"""
:root {
  --text: #1b1f24;
  --quiet: #545d68;
  --paper: #ffffff;
  --card: #f4f6f8;
  --line: #c9d1d9;
  --warn: #8a2d00;
  --warn-paper: #fff4e5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #eef1f4;
    --quiet: #aab4bf;
    --paper: #14171b;
    --card: #1e2329;
    --line: #3d4650;
    --warn: #ffc48a;
    --warn-paper: #33230f;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto;
  padding: .5rem 1rem 2rem;
  max-width: 40rem;
  color: var(--text);
  background: var(--paper);
  font: 1.0625rem/1.5 var(--font);
  overflow-wrap: anywhere;
}
[hidden] { display: none !important; }
h1 { margin: .5rem 0 .75rem; font-size: 1.625rem; line-height: 1.2; }
h1 .long { display: block; font-size: .8em; }
h2 { margin: 2.25rem 0 .5rem; font-size: 1.25rem; line-height: 1.3; }
h3, h4 { margin: 1.5rem 0 .25rem; font-size: 1.0625rem; }
p, dl, table { margin: .625rem 0; }
ul, ol { margin: .625rem 1.5rem; padding: 0; }
a { color: var(--link); }
a:focus-visible, button:focus-visible, input:focus-visible, summary:focus-visible {
  outline: 3px solid var(--link);
  outline-offset: 2px;
}
small, .quiet { color: var(--quiet); font-size: .9375rem; font-weight: 400; }
img { max-width: 100%; height: auto; }
pre { overflow-x: auto; white-space: pre-wrap; }
th, td { padding: .25rem .5rem; border: 1px solid var(--line); overflow-wrap: break-word; text-align: start; }
blockquote { margin: .625rem 1rem; color: var(--quiet); }
table { border-collapse: collapse; }

header.site a {
  display: flex;
  align-items: center;
  gap: .625rem;
  min-height: 2.75rem;
  padding: .125rem 0;
  color: var(--quiet);
  text-decoration: none;
}
header.site img { height: 2.5rem; }
header.site { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; }
/* Many are folded away into one line, so that the first button stays in sight. */
.languages { display: flex; flex-wrap: wrap; gap: 0 1rem; max-width: 100%; }
.languages details { border: 0; padding: 0; }
.languages details[open] { flex-basis: 100%; }
.languages summary { display: flex; align-items: center; gap: .375rem; min-height: 2.75rem; padding: 0; color: var(--quiet); }
.languages summary::-webkit-details-marker { display: none; }
.languages summary::after { content: "\25BE"; }
.languages svg { fill: none; stroke: currentColor; stroke-width: 1.5; }
.languages ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; list-style: none; }
.languages a, .languages span { min-width: 2.75rem; justify-content: center; }
.languages span { display: flex; align-items: center; min-height: 2.75rem; font-weight: 600; }
.languages a bdi { text-decoration: underline; }

/* Beside each other where there is room for both, else below each other: no word is cut. */
/* The values below each other; where letters are large, below their names. */
.facts div { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .125rem 0; }
.facts dt { flex: 0 1 6.5rem; min-width: min-content; max-width: 100%; overflow-wrap: break-word; color: var(--quiet); }
.facts dd { flex: 1 1 9rem; min-width: 0; margin: 0; font-weight: 600; }
.facts .paper, .facts .told { display: none; }
/* Behind the next time, the first one is of less weight. */
.next:not([hidden]) + div dd { font-weight: 400; }
.clock { white-space: nowrap; }
#guest-time-text { word-break: keep-all; }
.off time { text-decoration: line-through; }
small { display: inline-block; }
.code { display: inline-block; max-width: 100%; font: 600 1em/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: nowrap; }
.code span + span { margin-left: .35em; }
.code.long { white-space: normal; }
.link { font-weight: 600; }
/* The pieces of an address. */
.link span { display: inline-block; max-width: 100%; text-decoration: inherit; }
/* Addresses and codes read from left to right on every page. */
.code, .link { direction: ltr; unicode-bidi: isolate; }
.card { margin: 1.25rem 0; padding: .75rem 1rem; padding: .75rem min(1rem, 4vw); border-radius: var(--radius); background: var(--card); }
.status {
  padding: .625rem .875rem;
  border: 1px solid;
  border-radius: var(--radius);
  color: var(--warn);
  background: var(--warn-paper);
  font-weight: 600;
}
.status a { color: inherit; }
.status p { margin: 0; }
.status p + p { margin-top: .375rem; font-weight: 400; }
.state {
  display: inline-block;
  margin: 0 0 .5rem;
  padding: .125rem .75rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  color: var(--quiet);
  font-size: .9375rem;
  font-weight: 600;
}
.state.live, .state.soon { border-color: var(--link); color: var(--link); }
.state.live::before { content: "\25CF\A0"; }

.button, button {
  display: inline-block;
  min-height: 2.75rem;
  padding: .5625rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  color: var(--text);
  background: var(--card);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.button:hover, button:hover { text-decoration: underline; }
.row .button { padding-left: .5rem; padding-left: min(1rem, 3vw); padding-right: .5rem; padding-right: min(1rem, 3vw); -webkit-hyphens: auto; hyphens: auto; }
.small { min-height: 2.75rem; padding: .5rem .75rem; font-size: .9375rem; }
.offscreen { position: fixed; top: 0; left: 0; opacity: 0; }
.row, .devices ul { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0; list-style: none; }
.open { display: flex; flex-direction: column; margin: 1.125rem 0; }
.open > p { margin: .5rem 0 0; }
.open .ask { display: none; }
.is-ended .ask, .is-off .ask { display: block; }
.devices { border: 0; }
.devices ul { margin: .375rem 0; }
.devices p, .devices summary { color: var(--quiet); }
#ways-in .devices .note { margin: .375rem 0 0; font-size: .9375rem; text-align: start; }
#ways-in { display: flex; flex-direction: column; gap: .625rem; }
#ways-in p { margin: 0; }
#ways-in p > .button { display: block; }
.note { display: block; margin-top: .25rem; text-align: center; }
.devices li { flex: 1 1 auto; }
.devices .button { display: block; padding-left: .5rem; padding-right: .5rem; font-size: 1rem; }
.after-open:target { order: -1; }
.after-open a { padding: .75rem 0; }
/* The first way in is the one that stands out: a link, else the devices of the first app. */
#ways-in > :first-child .button {
  border-color: var(--accent);
  color: var(--on-accent);
  background: var(--accent);
}
.is-ended #ways-in > :first-child .button, .is-off #ways-in > :first-child .button { border-color: var(--line); color: var(--text); background: var(--card); }
.is-ended .calendar { display: none; }
.get { color: var(--quiet); }
.get span { display: block; }
.get .plain { margin-inline-end: 1.25rem; }
#ways-in > .status { margin: 0; }
.description { margin: 1.5rem 0; overflow-x: auto; }
.plain, .ways p > a, .help p > a, .facts dd > a { display: inline-block; min-width: 2.75rem; padding: .5625rem 0; }
.facts dd > a { margin: -.5625rem 0; }
.link + .button { display: block; }
.ways { margin: 0; list-style: none; }
.ways li { margin-bottom: .5rem; }
.ways p, #ways-in .quiet { margin: 0; }
.ways p > a { font-weight: 600; }

details { border-bottom: 1px solid var(--line); }
summary { padding: .6875rem 0; cursor: pointer; }
summary h3 { display: inline; }
details[open] { padding-bottom: .5rem; }

.card label { font-weight: 600; }
.entry { display: flex; gap: .5rem; margin: .375rem 0; }
input {
  flex: 1 1 8rem;
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  padding: .5rem .75rem;
  border: 1px solid var(--quiet);
  border-radius: var(--radius);
  color: var(--text);
  background: var(--paper);
  font: 1.0625rem ui-monospace, Menlo, Consolas, monospace;
}
input::placeholder { color: var(--quiet); opacity: 1; }
.meetings { margin: 0; list-style: none; }
.meetings li { padding: 0 0 .75rem; border-bottom: 1px solid var(--line); }
.meetings a { display: block; padding: .875rem 0 .25rem; min-height: 2.75rem; font-weight: 600; text-decoration: none; }
.meetings a:hover { text-decoration: underline; }
.meetings p { margin: 0; color: var(--quiet); }
.meetings .badge { color: var(--warn); font-weight: 600; }

footer.site { margin-top: 3rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .9375rem; }
footer.site ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: .5rem 0; list-style: none; }
footer.site li { padding: .6875rem 0; }
footer.site a { display: inline-block; min-width: 2.75rem; margin: -.6875rem 0; padding: .6875rem 0; color: inherit; }

@media (min-width: 40rem) {
  .facts dt::after { width: 8rem; }
}
/* On the smallest phones the first button needs no scrolling. */
@media (max-width: 22rem) {
  body { padding-top: .125rem; font-size: 1rem; line-height: 1.4; }
  h1 { margin: .25rem 0 .5rem; font-size: 1.25rem; }
  .facts { margin: .25rem 0; }
  header.site { gap: 0 .5rem; }
  header.site > a { flex: 1 1 30%; min-width: 0; }
  header.site > a bdi { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  .languages svg { display: none; }
  .facts, .facts div { grid-template-columns: fit-content(28%) minmax(0, 1fr); gap: 0 .5rem; padding: 0; }
  .facts dt::after { width: 4rem; }
  .next:not([hidden]) + div dd { font-size: .9375rem; }
  .next:not([hidden]) + div .rule { display: none; }
  .status { margin: .375rem 0; padding: .375rem .625rem; font-size: .9375rem; }
  .state { margin: 0 0 .25rem; }
  .open { margin: .625rem 0; }
}
@media (prefers-reduced-motion: reduce) {
  * { scroll-behavior: auto !important; transition: none !important; }
}
@media (forced-colors: active) {
  .button, button, .status, .state, .card { border: 1px solid; }
  #ways-in > :first-child .button { border-width: 3px; }
}
@media print {
  :root { --text: #000; --quiet: #444; --paper: #fff; --card: #fff; --line: #999; --warn: #000; --warn-paper: #fff; --link: #000; }
  body { max-width: none; padding: 0; }
  .ways a[href^=http]::after { content: " (" attr(href) ")"; }
  .help, .calendar, .languages, form, footer.site { display: none; }
  .state, .get, .devices, .note, #ended, #in-app, main .button, main button, .after-open { display: none !important; }
  /* Paper keeps the link, among the facts, and nothing that is only to be tapped. */
  .facts .paper { display: contents; }
  .share, .get-apps, #any > p, #open > :not(#ways-in) { display: none; }
}

"""#),
  ]
}
