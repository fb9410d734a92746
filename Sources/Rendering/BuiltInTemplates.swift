// Made by Tools/embed-templates.py from Templates/: change those, then run it again.
// swift-format-ignore-file

/// The templates that the program carries: the repository's own, byte for byte.
package enum BuiltInTemplates {
  /// Name (a path below `Templates/`) and text, sorted by name.
  package static let all: [(name: String, text: String)] = [
    ("gone.md", #"""
# {{strings.gone_title}}

{{strings.gone_intro}}

{{#site.contact}}
[{{strings.contact}}]({{url}})

{{/site.contact}}
[{{strings.to_home}}]({{site.url}})

"""#),
    ("home.md", #"""
# <bdi>{{site.name}}</bdi>

{{#site.description}}
{{site.description}}

{{/site.description}}
{{> parts/code-entry.html}}

{{#has_meetings}}
## {{strings.meetings_title}}

{{> parts/meeting-list.html}}
{{/has_meetings}}

"""#),
    ("join-any.md", #"""
# {{strings.any_title}}

<p id="unknown-meeting">{{strings.any_intro}}</p>

<noscript><p class="status">{{strings.any_needs_script}}</p></noscript>

{{> parts/open-any.html}}

{{> parts/code-entry.html}}

"""#),
    ("join.md", #"""
# <bdi>{{meeting.title}}</bdi>

{{> parts/status.md}}

{{> parts/when.html}}

{{> parts/open-app.html}}

{{#meeting.description}}
{{{meeting.description}}}

{{/meeting.description}}
{{> parts/details.html}}

{{> parts/phone.md}}

{{> parts/share.html}}

## {{strings.help_title}}

{{strings.help_intro}}

{{> parts/fallback-ios.md}}

{{> parts/fallback-android.md}}

{{> parts/fallback-desktop.md}}

{{> parts/fallback-in-app-browser.md}}

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
{{{page.style}}}
</head>
<body>
<header class="site">
{{#site.logo}}
<img class="logo" src="{{site.logo}}" alt="" height="40">
{{/site.logo}}
<p><bdi>{{site.name}}</bdi></p>
</header>
<main>
{{{page.content}}}
</main>
<footer class="site">
{{#site.contact}}
<p><a href="{{url}}">{{strings.contact}}</a></p>
{{/site.contact}}
{{#site.has_legal}}
<ul>
{{#site.legal}}
<li><a href="{{url}}" rel="noopener">{{label}}</a></li>
{{/site.legal}}
</ul>
{{/site.has_legal}}
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
Subject: {{#meeting.status_line}}{{meeting.status_line}}: {{/meeting.status_line}}{{meeting.title}}

{{#meeting.status_line}}
{{meeting.status_line}}

{{/meeting.status_line}}
{{#meeting.organizer}}
{{strings.message_invites}}: {{name}}
{{/meeting.organizer}}
{{strings.title}}: {{meeting.title}}
{{#meeting.when}}
{{strings.when}}: {{text}}
{{/meeting.when}}
{{#meeting.location}}
{{strings.where}}: {{meeting.location}}
{{/meeting.location}}

{{strings.message_click}}
{{meeting.url}}
{{#meeting.page_link}}
{{meeting.page_link}}
{{/meeting.page_link}}

{{strings.message_id}}: {{meeting.call_id}}
{{strings.short_link}}: {{meeting.short_url}}
{{#meeting.has_phones}}

{{strings.message_phone}}
{{#meeting.phones}}
{{number}}{{#label}} {{label}}{{/label}}
{{#meeting_code}}
{{strings.message_id}}: {{meeting_code}}
{{/meeting_code}}
{{#pin}}
{{strings.pin}}: {{pin}}
{{/pin}}
{{/meeting.phones}}
{{/meeting.has_phones}}
{{#meeting.description_text}}

{{meeting.description_text}}
{{/meeting.description_text}}
{{#site.contact}}

{{strings.message_help}}: {{url}}
{{/site.contact}}

"""#),
    ("messages/share.txt", #"""
{{#meeting.status_line}}
{{meeting.status_line}}

{{/meeting.status_line}}
📞 {{strings.message_join}}: {{meeting.title}}
{{#meeting.when}}
{{strings.when}}: {{text}}
{{/meeting.when}}

{{strings.message_click}}
{{meeting.url}}
{{#meeting.page_link}}
{{meeting.page_link}}
{{/meeting.page_link}}

{{strings.message_id}}: {{meeting.call_id}}
{{#meeting.has_phones}}

{{strings.message_phone}}
{{#meeting.phones}}
{{number}}{{#label}} {{label}}{{/label}}
{{#meeting_code}}
{{strings.message_id}}: {{meeting_code}}
{{/meeting_code}}
{{#pin}}
{{strings.pin}}: {{pin}}
{{/pin}}
{{/meeting.phones}}
{{/meeting.has_phones}}

"""#),
    ("messages/sms.txt", #"""
{{#meeting.status_line}}
{{meeting.status_line}}
{{/meeting.status_line}}
{{meeting.title}}
{{#meeting.when}}
{{text}}
{{/meeting.when}}
{{meeting.short_url}}

"""#),
    ("not-found.md", #"""
<div id="not-found">

# {{strings.not_found_title}}

{{strings.not_found_intro}}

[{{strings.to_home}}]({{site.url}})

</div>

<div id="join-any" hidden>

{{> join-any.md}}

</div>

"""#),
    ("page.js", #"""
// Code entry, repair of mistyped short links, and the page for meetings that were unknown when
// the site was made. Everything else on the pages works without this script.
(function () {
  "use strict";
  var data = JSON.parse(document.getElementById("page-data").textContent);

  function byId(id) { return document.getElementById(id); }

  // One step of repair, or null when nothing is left to try: lower case, without hyphens and
  // blanks, then the letters that are read for digits. A page that still is not there comes back
  // here for the next step.
  function repaired(code) {
    var steps = [
      function (text) { return text.toLowerCase(); },
      function (text) { return text.replace(/[-\s]/g, ""); },
      function (text) { return text.replace(/o/g, "0").replace(/[il]/g, "1"); }
    ];
    for (var index = 0; index < steps.length; index += 1) {
      var result = steps[index](code);
      if (result !== code) { return result; }
    }
    return null;
  }

  function decoded(text) {
    try { return decodeURIComponent(text); } catch (error) { return null; }
  }

  function query(name) {
    var items = location.search.slice(1).split("&");
    for (var index = 0; index < items.length; index += 1) {
      var at = items[index].indexOf("=");
      var key = at < 0 ? items[index] : items[index].slice(0, at);
      if (decoded(key) === name) { return at < 0 ? "" : decoded(items[index].slice(at + 1)); }
    }
    return null;
  }

  function encoded(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, function (character) {
      return "%" + character.charCodeAt(0).toString(16).toUpperCase();
    });
  }

  // URI Templates (RFC 6570) as far as the settings may use them for one text per name.
  function expanded(template, values) {
    var kinds = {
      "": ["", ",", false], "+": ["", ",", false], "#": ["#", ",", false], ".": [".", ".", false],
      "/": ["/", "/", false], ";": [";", ";", true], "?": ["?", "&", true], "&": ["&", "&", true]
    };
    return template.replace(/\{([+#.\/;?&]?)([^}]*)\}/g, function (whole, operator, list) {
      var kind = kinds[operator];
      var parts = [];
      list.split(",").forEach(function (item) {
        var name = item.replace(/[:*].*$/, "");
        var value = values[name];
        if (value === undefined || value === null) { return; }
        var limit = /:(\d+)$/.exec(item);
        if (limit) { value = Array.from(value).slice(0, Number(limit[1])).join(""); }
        var text = operator === "+" || operator === "#" ? encodeURI(value) : encoded(value);
        parts.push(kind[2] ? name + (operator === ";" && text === "" ? "" : "=" + text) : text);
      });
      return parts.length > 0 ? kind[0] + parts.join(kind[1]) : "";
    });
  }

  function link(anchor, values) {
    var address = expanded(anchor.getAttribute("data-template"), values);
    var android = anchor.getAttribute("data-package");
    if (android) {
      var at = address.indexOf("://");
      address = "intent" + address.slice(at) + "#Intent;scheme=" + address.slice(0, at) +
        ";package=" + android + ";S.browser_fallback_url=" +
        encoded(location.href.split("#")[0] + "#web") + ";end";
    }
    anchor.href = address;
  }

  function showUnknownMeeting(id, type, title, token) {
    var values = {
      id: id, callId: id, sessionId: id, callType: type, type: type, title: title, name: title,
      host: data.host, t: /^[0-9abcdefghjkmnpqrstvwxyz]{26}$/.test(token || "") ? token : null
    };
    byId("any-id").textContent = id;
    if (title) {
      byId("any-title").textContent = title;
      byId("any-title-row").hidden = false;
    }
    Array.prototype.forEach.call(document.querySelectorAll("a[data-template]"), function (anchor) {
      link(anchor, values);
    });
    byId("any").hidden = false;
  }

  function isCallId(text) {
    return text !== null && text !== "" && text.length <= 256 && !/[\u0000-\u001f\u007f-\u009f]/.test(text);
  }

  function readAddress() {
    var type = query("type") || "default";
    var title = (query("name") || "").slice(0, 200);
    var parts = location.pathname.split("/");
    var segment = parts[1] === "join" ? decoded(parts[2] || "") : null;
    var id = segment || query("sessionId");
    if (isCallId(id)) { showUnknownMeeting(id, type, title, query("t")); }
  }

  if (data.page === "not-found") {
    var path = location.pathname.split("/");
    var better = path[1] === "j" && path[2] ? repaired(decoded(path[2]) || "") : null;
    if (better) {
      location.replace("/j/" + encoded(better) + "/" + location.search + location.hash);
    } else if (path[1] === "join" && path[2]) {
      byId("not-found").hidden = true;
      byId("join-any").hidden = false;
      readAddress();
    }
  } else if (data.page === "join-any") {
    readAddress();
  }

  var form = byId("code-entry");
  if (form) {
    form.addEventListener("submit", function (event) {
      event.preventDefault();
      var code = byId("code").value.trim().replace(/\s/g, "").toLowerCase();
      var isCode = /^[0-9a-z][0-9a-z-]{2,39}$/.test(code);
      byId("code-problem").hidden = isCode;
      if (isCode) { location.assign("/j/" + code + "/"); }
    });
  }
}());

"""#),
    ("parts/code-entry.html", #"""
<form class="code-entry" id="code-entry" autocomplete="off">
<label for="code">{{strings.code_label}}</label>
<p><input id="code" name="code" type="text" inputmode="text" autocapitalize="none" spellcheck="false" maxlength="40" placeholder="7kq 2mn 4xv"> <button type="submit">{{strings.code_button}}</button></p>
<p id="code-problem" class="status" role="alert" hidden>{{strings.code_problem}}</p>
<noscript><p>{{strings.code_needs_script}} <span class="link">{{site.url}}j/…</span></p></noscript>
</form>

"""#),
    ("parts/details.html", #"""
<dl class="facts">
<div><dt>{{strings.meeting_id}}</dt><dd><span class="code">{{meeting.call_id}}</span></dd></div>
<div><dt>{{strings.short_link}}</dt><dd><a href="{{meeting.short_url}}">{{meeting.short_url}}</a></dd></div>
<div><dt>{{strings.code}}</dt><dd><span class="code">{{meeting.short_code}}</span></dd></div>
{{#meeting.passcode}}
<div><dt>{{strings.passcode}}</dt><dd><span class="code">{{meeting.passcode}}</span></dd></div>
{{/meeting.passcode}}
</dl>

"""#),
    ("parts/fallback-android.md", #"""
### {{strings.android_title}}

{{#meeting.apps}}
{{#android}}
1. {{strings.have_app_android}}
2. {{strings.get_app}} [{{strings.play_store}}]({{store}}) – {{strings.come_back_play}}
3. {{strings.type_meeting_id}} **{{meeting.call_id}}**

{{/android}}
{{#stores}}
- <a href="{{url}}" rel="noopener">{{label}}</a>: {{strings.come_back_other}}
{{/stores}}

{{/meeting.apps}}
{{#meeting.has_web}}
{{strings.no_app_web}}

{{/meeting.has_web}}
{{^meeting.has_android}}
{{strings.no_android_app}}

{{/meeting.has_android}}

"""#),
    ("parts/fallback-desktop.md", #"""
### {{strings.desktop_title}}

{{#meeting.has_web}}
{{strings.desktop_web}}

{{/meeting.has_web}}
{{#meeting.apps}}
{{#desktop}}
{{#download}}
1. {{strings.get_app}} <a href="{{download}}" rel="noopener">{{strings.download}}</a>
2. {{strings.come_back_desktop}}
3. {{strings.paste_link}} <span class="link">{{meeting.url}}</span>

{{/download}}
{{/desktop}}
{{/meeting.apps}}
{{strings.desktop_phone}} <span class="link">{{meeting.short_url}}</span>

"""#),
    ("parts/fallback-in-app-browser.md", #"""
### {{strings.in_app_title}}

{{strings.in_app_why}}

1. {{strings.in_app_menu}}
2. {{strings.in_app_copy}} <span class="link">{{meeting.short_url}}</span>

"""#),
    ("parts/fallback-ios.md", #"""
### {{strings.ios_title}}

{{#meeting.apps}}
{{#ios}}
1. {{strings.have_app_ios}}
{{#store}}
2. {{strings.get_app}} [{{strings.app_store}}]({{store}})
{{/store}}
{{^store}}
2. {{strings.ask_for_app}}
{{/store}}
3. {{strings.come_back_ios}}
4. {{strings.type_meeting_id}} **{{meeting.call_id}}**

{{/ios}}
{{/meeting.apps}}
{{#meeting.has_web}}
{{strings.no_app_web}}

{{/meeting.has_web}}
{{^meeting.has_ios}}
{{strings.no_ios_app}}

{{/meeting.has_ios}}

"""#),
    ("parts/meeting-list.html", #"""
<ul class="meetings">
{{#meetings}}
<li><a href="{{path}}"><bdi>{{title}}</bdi></a>{{#when}} <time datetime="{{start}}">{{text}}</time>{{/when}}{{#is_cancelled}} <strong>{{strings.cancelled_short}}</strong>{{/is_cancelled}}{{#is_postponed}} <strong>{{strings.postponed_short}}</strong>{{/is_postponed}}</li>
{{/meetings}}
</ul>

"""#),
    ("parts/open-any.html", #"""
<div id="any" hidden>
<dl class="facts">
<div><dt>{{strings.meeting_id}}</dt><dd><span class="code" id="any-id"></span></dd></div>
<div id="any-title-row" hidden><dt>{{strings.title}}</dt><dd><bdi id="any-title"></bdi></dd></div>
</dl>
<section class="open" aria-label="{{strings.join}}">
{{#apps}}
{{#web}}
<p><a class="button primary" data-template="{{web}}" rel="noopener">{{strings.join_in_browser}}</a></p>
{{/web}}
{{#ios.open}}
<p><a class="button" data-template="{{ios.open}}">{{strings.open_on_ios}}</a></p>
{{/ios.open}}
{{#android.open}}
<p><a class="button" data-template="{{android.open}}" data-package="{{android.package}}">{{strings.open_on_android}}</a></p>
{{/android.open}}
{{#desktop.open}}
<p><a class="button" data-template="{{desktop.open}}">{{strings.open_on_desktop}}</a></p>
{{/desktop.open}}
{{/apps}}
</section>
</div>
{{#apps}}
<ul>
{{#ios.store}}
<li><a href="{{ios.store}}" rel="noopener">{{strings.get_on_ios}}</a></li>
{{/ios.store}}
{{#android.store}}
<li><a href="{{android.store}}" rel="noopener">{{strings.get_on_android}}</a></li>
{{/android.store}}
{{#desktop.download}}
<li><a href="{{desktop.download}}" rel="noopener">{{strings.get_on_desktop}}</a></li>
{{/desktop.download}}
{{#stores}}
<li><a href="{{url}}" rel="noopener">{{label}}</a></li>
{{/stores}}
</ul>
{{/apps}}

"""#),
    ("parts/open-app.html", #"""
{{^meeting.is_cancelled}}
<section class="open" aria-label="{{strings.join}}">
{{#meeting.apps}}
{{#web}}
<p><a class="button primary" href="{{web}}" rel="noopener">{{strings.join_in_browser}}</a></p>
{{/web}}
{{#ios.open}}
<p><a class="button" href="{{ios.open}}">{{strings.open_on_ios}}</a></p>
{{/ios.open}}
{{#android.open}}
<p><a class="button" href="{{android.open}}">{{strings.open_on_android}}</a></p>
{{/android.open}}
{{#desktop.open}}
<p><a class="button" href="{{desktop.open}}">{{strings.open_on_desktop}}</a></p>
{{/desktop.open}}
{{/meeting.apps}}
{{#meeting.ways}}
<p><a class="button" href="{{uri}}" rel="noopener">{{#label}}<bdi>{{label}}</bdi>{{/label}}{{^label}}{{uri}}{{/label}}</a>{{#meeting_code}} {{strings.meeting_id}}: <span class="code">{{meeting_code}}</span>{{/meeting_code}}{{#pin}} {{strings.pin}}: <span class="code">{{pin}}</span>{{/pin}}{{#note}} <bdi>{{note}}</bdi>{{/note}}</p>
{{/meeting.ways}}
</section>
{{/meeting.is_cancelled}}

"""#),
    ("parts/phone-numbers.html", #"""
<ul class="phones">
{{#meeting.phones}}
<li>
<a href="{{uri}}">{{number}}</a>{{#label}} <bdi>{{label}}</bdi>{{/label}}{{#region}} ({{region}}){{/region}}
{{#meeting_code}}
<br>{{strings.meeting_id}}: <span class="code">{{meeting_code}}</span>
{{/meeting_code}}
{{#pin}}
<br>{{strings.pin}}: <span class="code">{{pin}}</span>
{{/pin}}
{{#note}}
<br><bdi>{{note}}</bdi>
{{/note}}
</li>
{{/meeting.phones}}
</ul>

"""#),
    ("parts/phone.md", #"""
{{#meeting.has_phones}}
<h2 id="phone">{{strings.phone_title}}</h2>

{{> parts/phone-numbers.html}}
{{/meeting.has_phones}}

"""#),
    ("parts/share.html", #"""
{{#meeting.is_shared}}
<section class="share">
<h2>{{strings.share_title}}</h2>
<p class="link">{{meeting.url}}</p>
<p><a class="button" href="{{meeting.mail_url}}">{{strings.share_mail}}</a> <a class="button" href="{{meeting.sms_url}}">{{strings.share_sms}}</a> <a class="button" href="{{meeting.whatsapp_url}}" rel="noopener">{{strings.share_whatsapp}}</a></p>
<p><a href="{{meeting.share_text_url}}">{{strings.share_text}}</a></p>
</section>
{{/meeting.is_shared}}

"""#),
    ("parts/status.md", #"""
{{#meeting.is_moved}}
<p class="status">{{strings.moved}} <a href="{{meeting.page_url}}">{{meeting.page_url}}</a></p>

{{/meeting.is_moved}}
{{#meeting.is_cancelled}}
<p class="status" role="status">{{strings.cancelled}}</p>

{{/meeting.is_cancelled}}
{{#meeting.is_postponed}}
<p class="status" role="status">{{strings.postponed}}</p>

{{/meeting.is_postponed}}
{{#meeting.is_tentative}}
<p class="status" role="status">{{strings.tentative}}</p>

{{/meeting.is_tentative}}

"""#),
    ("parts/when.html", #"""
<dl class="facts">
{{#meeting.organizer}}
<div><dt>{{strings.invited_by}}</dt><dd>{{#url}}<a href="{{url}}" rel="noopener"><bdi>{{name}}</bdi></a>{{/url}}{{^url}}<bdi>{{name}}</bdi>{{/url}}</dd></div>
{{/meeting.organizer}}
{{#meeting.when}}
<div><dt>{{strings.when}}</dt><dd><time datetime="{{start}}">{{text}}</time></dd></div>
{{/meeting.when}}
{{^meeting.when}}
<div><dt>{{strings.when}}</dt><dd>{{strings.any_time}}</dd></div>
{{/meeting.when}}
{{#meeting.location}}
<div><dt>{{strings.where}}</dt><dd><bdi>{{meeting.location}}</bdi></dd></div>
{{/meeting.location}}
</dl>

"""#),
    ("short.md", #"""
{{> join.md}}

"""#),
    ("strings/en.yml", #"""
# Every text that linksite prints in English. {{…}} is filled in where the text is used.
join: Join
join_in_browser: "Join in the browser"
open_on_ios: "iPhone or iPad: open in {{name}}"
open_on_android: "Android: open in {{name}}"
open_on_desktop: "Computer: open in {{name}}"
get_on_ios: "iPhone or iPad: get {{name}} from the App Store"
get_on_android: "Android: get {{name}} from Google Play"
get_on_desktop: "Computer: download {{name}}"
title: Title
invited_by: Invited by
when: When
any_time: Open at any time
where: Where
meeting_id: Meeting ID
short_link: Short link
code: Code
passcode: Passcode
pin: PIN
contact: Contact
to_home: To the start page
status_line_cancelled: CANCELLED
status_line_postponed: POSTPONED
status_line_tentative: Not confirmed yet
cancelled: This meeting is cancelled.
cancelled_short: Cancelled
postponed: This meeting is postponed. A new time will be given here.
postponed_short: Postponed
tentative: This meeting is not confirmed yet.
moved: "This meeting has a new address:"
phone_title: Join by phone
share_title: Invite others
share_mail: Mail
share_sms: Text message
share_whatsapp: WhatsApp
share_text: The invitation as plain text
help_title: Nothing happened?
help_intro: Find the device that you hold now.
get_app: "Get {{name}}:"
app_store: App Store
play_store: Google Play
download: Download
ask_for_app: "{{name}} is not in the App Store. Ask whoever invited you how to get it."
have_app_ios: "You have {{name}} and this page opened instead? Go back to the message, press the link for a second, and choose “Open in {{name}}”."
have_app_android: "You have {{name}} and this page opened instead? Go back to the message and tap the link again; if Android asks, choose {{name}}."
come_back_ios: Then come back to the invitation and tap the link again. The App Store does not remember where you came from.
come_back_play: Google Play remembers this invitation and opens it after the installation.
come_back_other: Then come back to the invitation and tap the link again; this store does not remember where you came from.
come_back_desktop: After the installation, come back to this page and open the meeting again.
paste_link: "Or copy this link and paste it in {{name}}:"
type_meeting_id: "Or open {{name}} yourself and type the meeting ID:"
no_app_web: No app? The browser is enough; use “Join in the browser” above.
no_ios_app: There is no app for iPhone and iPad.
no_android_app: There is no app for Android.
ios_title: iPhone or iPad
android_title: Android
desktop_title: Computer
desktop_web: Use “Join in the browser” above; an up-to-date browser is enough.
desktop_phone: "To join from your phone instead, type this short link there:"
in_app_title: Inside another app
in_app_why: Opened the link in a chat or social app? Its built-in browser often blocks camera and microphone.
in_app_menu: Open the menu of that app (⋯ or the share sign) and choose to open this page in Safari, Chrome or your browser.
in_app_copy: "No such menu? Type this short link in your browser:"
any_title: Join a meeting
any_intro: This page does not know the meeting. If the invitation is right, the app does.
any_needs_script: Without JavaScript this page cannot read the link. Open the app and type the meeting ID from your invitation.
code_label: Have a code?
code_button: Go
code_problem: A code has letters and digits only. Please check it.
code_needs_script: "Without JavaScript, type the code behind this address:"
meetings_title: Meetings
not_found_title: This page does not exist
not_found_intro: Please check the address, or ask whoever invited you.
gone_title: This meeting was removed
gone_intro: It will not take place under this link any more. Please ask whoever invited you.
gone_sentence: This meeting was removed.
message_join: Join my meeting
message_click: "Click the link below to join:"
message_id: Meeting ID
message_phone: "Join by phone:"
message_invites: Invited by
message_help: Help
when_days: "{{first}} – {{last}}"

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
  padding: 1rem 1rem 3rem;
  max-width: 40rem;
  color: var(--text);
  background: var(--paper);
  font: 1.0625rem/1.5 var(--font);
  overflow-wrap: anywhere;
}
header.site { display: flex; align-items: center; gap: .75rem; color: var(--quiet); }
header.site p { margin: 0; }
h1 { margin: 1rem 0 .75rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.25rem 0 .5rem; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 1.5rem 0 .25rem; font-size: 1.0625rem; }
p, ul, ol, dl { margin: .5rem 0; }
a { color: var(--link); }
ul, ol { padding-inline-start: 1.5rem; }
.facts div { display: flex; flex-wrap: wrap; gap: 0 .75rem; }
.facts dt { min-width: 7rem; color: var(--quiet); }
.facts dd { margin: 0; font-weight: 600; }
.code { font: 600 1em ui-monospace, monospace; white-space: normal; }
.link { font-weight: 600; }
.open { margin: 1.25rem 0; }
.button, button {
  display: inline-block;
  min-height: 2.75rem;
  padding: .625rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  color: var(--text);
  background: var(--card);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
.open .button { display: block; text-align: center; }
.primary { border-color: var(--accent); color: var(--on-accent); background: var(--accent); }
.button:focus-visible, button:focus-visible, a:focus-visible, input:focus-visible {
  outline: 3px solid var(--link);
  outline-offset: 2px;
}
.status {
  padding: .625rem .875rem;
  border-inline-start: .25rem solid var(--warn);
  border-radius: var(--radius);
  color: var(--warn);
  background: var(--warn-paper);
  font-weight: 600;
}
.phones { padding: 0; list-style: none; }
.phones li { margin: .75rem 0; }
.phones a { display: inline-block; min-height: 2.75rem; padding: .5rem 0; font-weight: 600; }
.code-entry { margin: 1.5rem 0; padding: 1rem; border-radius: var(--radius); background: var(--card); }
.code-entry label { font-weight: 600; }
.code-entry p { display: flex; flex-wrap: wrap; gap: .5rem; }
input {
  flex: 1 1 12rem;
  min-width: 0;
  min-height: 2.75rem;
  padding: .5rem .75rem;
  border: 1px solid var(--quiet);
  border-radius: var(--radius);
  color: var(--text);
  background: var(--paper);
  font: 1.0625rem ui-monospace, monospace;
}
.meetings { padding: 0; list-style: none; }
.meetings li { padding: .625rem 0; border-bottom: 1px solid var(--line); }
.meetings a { display: inline-block; min-height: 2.75rem; padding: .5rem 0; font-weight: 600; }
.meetings time { color: var(--quiet); }
[hidden] { display: none !important; }
table { border-collapse: collapse; }
th, td { padding: .25rem .5rem; border: 1px solid var(--line); text-align: start; }
img { max-width: 100%; }
pre { overflow-x: auto; white-space: pre-wrap; }
footer.site { margin-top: 3rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .9375rem; }
footer.site ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0; list-style: none; }
footer.site a { display: inline-block; min-height: 2.75rem; padding: .625rem 0; color: inherit; }
@media print {
  body { max-width: none; color: #000; background: #fff; }
  .open .button, .share .button { border: 0; padding: 0; }
  .code-entry { display: none; }
}

"""#),
  ]
}
