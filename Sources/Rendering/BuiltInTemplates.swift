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
    ("join-any.md", #"""
# {{strings.any_title}}

{{> parts/open-any.html}}

<p id="any-unread">{{strings.any_unread}}</p>

<noscript>
<p class="status">{{strings.any_needs_script}}</p>
</noscript>

{{> parts/code-entry.html}}

{{> parts/get-apps.html}}

"""#),
    ("join.md", #"""
{{$title}}
# <bdi lang="{{meeting.language}}">{{meeting.title}}</bdi>
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
<li><a href="/">{{strings.to_home}}</a></li>
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
Subject: {{#meeting.status_line}}{{meeting.status_line}}: {{/meeting.status_line}}{{meeting.title}}

{{#meeting.status_line}}
{{meeting.status_line}}

{{/meeting.status_line}}
{{#meeting.organizer}}
{{strings.message_invites}}: {{name}}
{{/meeting.organizer}}
{{strings.title}}: {{meeting.title}}
{{#meeting.when}}
{{> parts/when.txt}}
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
{{#meeting.passcode}}
{{strings.passcode}}: {{meeting.passcode}}
{{/meeting.passcode}}
{{strings.short_link}}: {{meeting.short_url}}
{{#meeting.calendar}}
{{strings.message_calendar}}:
{{file_url}}
{{/meeting.calendar}}
{{> parts/phones.txt}}
{{#meeting.description_text}}

{{meeting.description_text}}
{{/meeting.description_text}}
{{#site.contact}}

{{strings.message_help}}: {{text}}
{{/site.contact}}

"""#),
    ("messages/share.txt", #"""
{{#meeting.status_line}}
{{meeting.status_line}}

{{/meeting.status_line}}
📞 {{strings.message_join}}: {{meeting.title}}
{{#meeting.when}}
{{> parts/when.txt}}
{{/meeting.when}}

{{strings.message_click}}
{{meeting.url}}
{{#meeting.page_link}}
{{meeting.page_link}}
{{/meeting.page_link}}

{{strings.message_id}}: {{meeting.call_id}}
{{#meeting.passcode}}
{{strings.passcode}}: {{meeting.passcode}}
{{/meeting.passcode}}
{{> parts/phones.txt}}

"""#),
    ("messages/sms.txt", #"""
{{#meeting.status_line}}
{{meeting.status_line}}
{{/meeting.status_line}}
{{meeting.title}}
{{#meeting.when}}
{{#meeting.is_off}}{{strings.was_when}}: {{/meeting.is_off}}{{text}}
{{/meeting.when}}
{{meeting.short_url}}

"""#),
    ("not-found.md", #"""
# <span id="not-found-title">{{strings.not_found_title}}</span><span id="join-any-title" hidden>{{strings.any_title}}</span>

<p id="not-found">{{strings.not_found_intro}}</p>

{{> parts/open-any.html}}

<noscript>
<p class="status">{{strings.not_found_needs_script}}</p>
</noscript>

{{> parts/code-entry.html}}

<div id="any-get" hidden>

{{> parts/get-apps.html}}

</div>

{{> parts/ask.html}}

"""#),
    ("page.js", #"""
// Code entry, repair of mistyped short links, and the page for meetings that were unknown when
// the site was made. Everything else on the pages works without this script.
//
// Old phones run it, too: ECMAScript 5, and whatever an address says is only ever text.
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

  // --- Meetings that the site does not know

  function showUnknownMeeting(id, type, title, token) {
    var isToken = typeof token === "string" && /^[0-9a-hjkmnp-tv-z]{26}$/.test(token);
    var values = {
      id: id, callId: id, sessionId: id, callType: type, type: type, title: title, name: title,
      host: data.host, t: isToken ? token : null
    };
    var anchors = document.querySelectorAll("a[data-template]");
    for (var index = 0; index < anchors.length; index += 1) {
      var address = expanded(anchors[index].getAttribute("data-template"), values);
      var androidPackage = anchors[index].getAttribute("data-package");
      anchors[index].rel = "noopener";
      anchors[index].href = androidPackage ? intent(address, androidPackage) : address;
    }
    write("any-id", id);
    write("any-title", title || "");
    show("any-title-row", Boolean(title));
    show("any", true);
    show("any-unread", false);
  }

  // True when the address names a call.
  function readAddress(segment) {
    var id = segment === undefined ? query("sessionId") : decoded(segment);
    var type = query("type") || (query("type") === null ? null : "default");
    var title = query("name");
    if (!isName(id) || !isName(type)) { return false; }
    showUnknownMeeting(id, type, title ? start(title, 200) : null, query("t"));
    return true;
  }

  // --- Short codes

  // What a keyboard puts in the place of a hyphen, and all white space of Unicode.
  var dashes = /[\u00ad\u2010-\u2015\u2212]/g;
  var whiteSpace =
    /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

  function lowerCase(text) {
    return text.replace(/[A-Z]/g, function (letter) { return letter.toLowerCase(); });
  }

  // One step of repair, or null when nothing is left to try. A page that still is not there comes
  // back here for the next step.
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

  // Where a typed code leads, or a link of this site that was pasted; null for anything else.
  function typedAddress(typed) {
    var text = typed.replace(whiteSpace, "").replace(dashes, "-");
    var link = /^(?:https?:\/\/)?([^\/?#]+)(\/(?:j|join)[\/?].+)$/.exec(text);
    if (link) { return lowerCase(link[1]) === data.host ? link[2] : null; }
    return /^[0-9A-Za-z][0-9A-Za-z\-]{2,39}$/.test(text) ? "/j/" + lowerCase(text) + "/" : null;
  }

  // --- This page

  var data = pageData();
  var parts = pathParts();

  if (data.page === "not-found" && parts.length === 2 && parts[0] === "j") {
    var better = repaired(decoded(parts[1]) || "");
    if (better) {
      location.replace("/j/" + encoded(better) + "/" + location.search + location.hash);
    }
  }
  if (data.page === "not-found" && parts.length === 2 && parts[0] === "join") {
    if (readAddress(parts[1])) {
      show("not-found", false);
      show("not-found-title", false);
      show("join-any-title", true);
      show("any-get", true);
      document.title = byId("join-any-title") ? byId("join-any-title").textContent : document.title;
    }
  }
  if (data.page === "join-any" && parts[0] === "join" && parts.length < 3) {
    readAddress(parts[1]);
  }

  var form = byId("code-entry");
  if (form) {
    form.addEventListener("submit", function (event) {
      event.preventDefault();
      var address = typedAddress(byId("code").value);
      show("code-problem", !address);
      if (address) { location.assign(address); }
    });
  }
}());

"""#),
    ("parts/ask.html", #"""
<ul class="row">
{{#site.contact}}
<li><a class="button" href="{{url}}" rel="noopener">{{strings.contact}}</a></li>
{{/site.contact}}
<li><a class="button" href="/">{{strings.to_home}}</a></li>
</ul>

"""#),
    ("parts/calendar.html", #"""
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

"""#),
    ("parts/code-entry.html", #"""
<form class="card" id="code-entry" autocomplete="off">
<label for="code">{{strings.code_label}}</label>
<p class="entry"><input id="code" name="code" type="text" autocapitalize="none" spellcheck="false" maxlength="200" placeholder="7kq 2mn 4xv"> <button type="submit">{{strings.code_button}}</button></p>
<p id="code-problem" class="status" role="alert" hidden>{{strings.code_problem}}</p>
<noscript><p>{{strings.code_needs_script}} <span class="link">{{site.url}}j/…</span></p></noscript>
</form>

"""#),
    ("parts/details.html", #"""
<dl class="facts card">
<div><dt>{{strings.meeting_id}}</dt><dd><span class="code">{{meeting.call_id}}</span></dd></div>
<div><dt>{{strings.short_link}}</dt><dd><a href="{{meeting.short_url}}" dir="ltr">{{meeting.short_url}}</a></dd></div>
<div><dt>{{strings.code}}</dt><dd><span class="code">{{meeting.short_code}}</span></dd></div>
</dl>

"""#),
    ("parts/elsewhere.html", #"""
{{strings.get_app_elsewhere}}{{#stores}} <a href="{{url}}" rel="noopener"><bdi>{{label}}</bdi></a>.{{/stores}} {{strings.come_back_other}}
"""#),
    ("parts/fallback-android.md", #"""
<details>
<summary><h3>{{strings.android_title}}</h3></summary>

{{#meeting.apps}}
{{#android}}
{{#meeting.has_several_apps}}
#### <bdi>{{name}}</bdi>

{{/meeting.has_several_apps}}
1. {{strings.have_app_android}}
2. {{strings.get_app}} <a href="{{store}}" rel="noopener">{{strings.play_store}}</a>. {{strings.come_back_play}}
{{#has_stores}}
3. {{> parts/elsewhere.html}}
{{/has_stores}}
4. {{strings.type_meeting_id}} **{{meeting.call_id}}**

{{/android}}
{{/meeting.apps}}
{{^meeting.has_android}}
{{strings.no_android_app}}

{{/meeting.has_android}}
{{> parts/without-app.md}}

</details>

"""#),
    ("parts/fallback-desktop.md", #"""
<details>
<summary><h3>{{strings.desktop_title}}</h3></summary>

{{#meeting.apps}}
{{#desktop}}
{{#meeting.has_several_apps}}
#### <bdi>{{name}}</bdi>

{{/meeting.has_several_apps}}
{{#download}}
1. {{strings.get_app}} <a href="{{download}}" rel="noopener">{{strings.download}}</a>. {{strings.come_back_desktop}}
{{/download}}
{{^download}}
1. {{strings.have_app_desktop}}
{{/download}}
{{^android}}
{{#has_stores}}
2. {{> parts/elsewhere.html}}
{{/has_stores}}
{{/android}}
3. {{strings.paste_link}} <span class="link">{{meeting.url}}</span>
4. {{strings.type_meeting_id}} **{{meeting.call_id}}**

{{/desktop}}
{{/meeting.apps}}
{{^meeting.has_desktop}}
{{strings.no_desktop_app}}

{{/meeting.has_desktop}}
{{> parts/without-app.md}}

{{strings.desktop_phone}} <span class="link">{{meeting.short_url}}</span>

</details>

"""#),
    ("parts/fallback-in-app-browser.md", #"""
<details>
<summary><h3>{{strings.in_app_title}}</h3></summary>

{{strings.in_app_why}}

1. {{strings.in_app_menu}}
2. {{strings.in_app_copy}} <span class="link">{{meeting.short_url}}</span>

</details>

"""#),
    ("parts/fallback-ios.md", #"""
<details>
<summary><h3>{{strings.ios_title}}</h3></summary>

{{#meeting.apps}}
{{#ios}}
{{#meeting.has_several_apps}}
#### <bdi>{{name}}</bdi>

{{/meeting.has_several_apps}}
1. {{strings.have_app_ios}}
{{#store}}
2. {{strings.get_app_ios}} <a href="{{store}}" rel="noopener">{{strings.app_store}}</a>. {{strings.come_back_ios}}
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
4. {{strings.type_meeting_id}} **{{meeting.call_id}}**

{{/ios}}
{{/meeting.apps}}
{{^meeting.has_ios}}
{{strings.no_ios_app}}

{{/meeting.has_ios}}
{{> parts/without-app.md}}

</details>

"""#),
    ("parts/get-apps.html", #"""
{{#apps}}
{{#has_downloads}}
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

{{/meeting.has_native_apps}}
{{^meeting.has_native_apps}}
{{strings.help_browser}}

{{/meeting.has_native_apps}}
{{> parts/fallback-in-app-browser.md}}

</section>
{{/meeting.has_help}}
{{/meeting.is_cancelled}}

"""#),
    ("parts/languages.html", #"""
{{#page.has_languages}}
<nav class="languages" aria-label="{{strings.languages_title}}">
<ul>
{{#page.languages}}
<li>{{#is_current}}<span lang="{{tag}}" aria-current="true"><bdi>{{name}}</bdi></span>{{/is_current}}{{^is_current}}<a href="{{path}}" lang="{{tag}}" hreflang="{{tag}}"><bdi>{{name}}</bdi></a>{{/is_current}}</li>
{{/page.languages}}
</ul>
</nav>
{{/page.has_languages}}

"""#),
    ("parts/meeting-list.html", #"""
<ul class="meetings">
{{#meetings}}
<li>
<a href="{{path}}"><bdi lang="{{language}}">{{title}}</bdi></a>
{{#is_cancelled}}
<p class="badge">{{strings.cancelled_short}}</p>
{{/is_cancelled}}
{{#is_postponed}}
<p class="badge">{{strings.postponed_short}}</p>
{{/is_postponed}}
{{#when}}
<p{{#is_off}} class="off"{{/is_off}}>{{#is_off}}{{strings.was_when}} {{/is_off}}{{> parts/time.html}}{{#repetition}}<br>{{strings.repeats}}: {{repetition}}{{/repetition}}</p>
{{/when}}
{{^when}}
<p>{{strings.any_time}}</p>
{{/when}}
</li>
{{/meetings}}
</ul>

"""#),
    ("parts/open-any.html", #"""
<div id="any" hidden>
<dl class="facts">
<div id="any-title-row" hidden><dt>{{strings.title}}</dt><dd><bdi id="any-title"></bdi></dd></div>
<div><dt>{{strings.meeting_id}}</dt><dd><span class="code" id="any-id"></span></dd></div>
</dl>
<p>{{strings.any_intro}}</p>
<section class="open" aria-label="{{strings.join}}">
<p class="after-open" id="web">{{strings.not_opened}}</p>
{{#apps}}
{{#web}}
<p><a class="button" data-template="{{web}}">{{#has_several_apps}}{{strings.join_in_browser_with}}{{/has_several_apps}}{{^has_several_apps}}{{strings.join_in_browser}}{{/has_several_apps}}</a></p>
{{/web}}
{{/apps}}
{{#apps}}
{{#has_buttons}}
<div class="devices" role="group" aria-label="{{strings.open_in}}">
<p>{{strings.open_in}}</p>
<ul>
{{#ios}}
{{#open}}
<li><a class="button" data-template="{{open}}">{{strings.ios_title}}</a></li>
{{/open}}
{{^open}}
{{#store}}
<li><a class="button" href="{{store}}" rel="noopener">{{strings.get_on_ios}}</a></li>
{{/store}}
{{/open}}
{{/ios}}
{{#android.open}}
<li><a class="button" data-template="{{android.open}}" data-package="{{android.package}}">{{strings.android_title}}</a></li>
{{/android.open}}
{{#desktop}}
{{#open}}
<li><a class="button" data-template="{{open}}">{{strings.desktop_title}}</a></li>
{{/open}}
{{^open}}
{{#download}}
<li><a class="button" href="{{download}}" rel="noopener">{{strings.get_on_desktop}}</a></li>
{{/download}}
{{/open}}
{{/desktop}}
</ul>
</div>
{{/has_buttons}}
{{/apps}}
</section>
</div>

"""#),
    ("parts/open-app.html", #"""
{{^meeting.is_cancelled}}
<section class="open" aria-label="{{strings.join}}">
<p class="after-open" id="web">{{strings.not_opened}}{{#meeting.has_help}} <a href="#help">{{strings.to_help}}</a>{{/meeting.has_help}}</p>
{{#meeting.apps}}
{{#web}}
<p><a class="button" href="{{web}}" rel="noopener">{{#meeting.has_several_apps}}{{strings.join_in_browser_with}}{{/meeting.has_several_apps}}{{^meeting.has_several_apps}}{{strings.join_in_browser}}{{/meeting.has_several_apps}}</a></p>
{{/web}}
{{/meeting.apps}}
{{#meeting.buttons}}
<p><a class="button" href="{{uri}}" rel="noopener">{{> parts/way.html}}</a></p>
{{> parts/way-details.html}}
{{/meeting.buttons}}
{{#meeting.apps}}
{{#has_buttons}}
<div class="devices" role="group" aria-label="{{strings.open_in}}">
<p>{{strings.open_in}}</p>
<ul>
{{#ios}}
{{#open}}
<li><a class="button" href="{{open}}">{{strings.ios_title}}</a></li>
{{/open}}
{{^open}}
{{#store}}
<li><a class="button" href="{{store}}" rel="noopener">{{strings.get_on_ios}}</a></li>
{{/store}}
{{/open}}
{{/ios}}
{{#android.open}}
<li><a class="button" href="{{android.open}}">{{strings.android_title}}</a></li>
{{/android.open}}
{{#desktop}}
{{#open}}
<li><a class="button" href="{{open}}">{{strings.desktop_title}}</a></li>
{{/open}}
{{^open}}
{{#download}}
<li><a class="button" href="{{download}}" rel="noopener">{{strings.get_on_desktop}}</a></li>
{{/download}}
{{/open}}
{{/desktop}}
</ul>
</div>
{{/has_buttons}}
{{/meeting.apps}}
{{#meeting.has_no_way}}
<p>{{strings.no_way}}</p>
{{> parts/ask.html}}
{{/meeting.has_no_way}}
{{#meeting.passcode}}
<p>{{strings.passcode}}: <span class="code">{{meeting.passcode}}</span></p>
{{/meeting.passcode}}
</section>
{{/meeting.is_cancelled}}
{{#meeting.is_cancelled}}
{{> parts/ask.html}}
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
<ul class="ways">
{{#meeting.phones}}
<li>
<p><a href="{{uri}}" dir="ltr">{{address}}</a>{{#label}} <bdi>{{label}}</bdi>{{/label}}{{#region}} <small><bdi>{{region}}</bdi></small>{{/region}}</p>
{{> parts/way-details.html}}
</li>
{{/meeting.phones}}
</ul>

"""#),
    ("parts/phone.md", #"""
{{^meeting.is_cancelled}}
{{#meeting.has_phones}}
<h2 id="phone">{{strings.phone_title}}</h2>

{{> parts/phone-numbers.html}}
{{/meeting.has_phones}}
{{/meeting.is_cancelled}}

"""#),
    ("parts/phones.txt", #"""
{{#meeting.has_phones}}

{{strings.message_phone}}
{{#meeting.first_phones}}
{{address}}{{#label}} {{label}}{{/label}}
{{#meeting_code}}
{{strings.message_id}}: {{meeting_code}}
{{/meeting_code}}
{{#pin}}
{{strings.pin}}: {{pin}}
{{/pin}}
{{/meeting.first_phones}}
{{#meeting.more_phones_url}}
{{strings.message_more_phones}}
{{meeting.more_phones_url}}
{{/meeting.more_phones_url}}
{{/meeting.has_phones}}

"""#),
    ("parts/share.html", #"""
{{#meeting.is_shared}}
<section class="share">
<h2>{{#meeting.is_cancelled}}{{strings.share_title_cancelled}}{{/meeting.is_cancelled}}{{^meeting.is_cancelled}}{{strings.share_title}}{{/meeting.is_cancelled}}</h2>
<p class="link">{{meeting.url}}</p>
<ul class="row">
<li><a class="button" href="{{meeting.mail_url}}">{{strings.share_mail}}</a></li>
<li><a class="button" href="{{meeting.sms_url}}">{{strings.share_sms}}</a></li>
<li><a class="button" href="{{meeting.whatsapp_url}}" rel="noopener">{{strings.share_whatsapp}}</a></li>
</ul>
<p><a class="plain" href="{{meeting.share_text_url}}">{{strings.share_text}}</a></p>
</section>
{{/meeting.is_shared}}

"""#),
    ("parts/status.md", #"""
{{#meeting.is_moved}}
<p class="status">{{strings.moved}} <a href="{{meeting.page_url}}" dir="ltr">{{meeting.page_url}}</a></p>

{{/meeting.is_moved}}
{{#meeting.is_cancelled}}
<p class="status">{{strings.cancelled}}</p>

{{/meeting.is_cancelled}}
{{#meeting.is_postponed}}
<p class="status">{{strings.postponed}}</p>

{{/meeting.is_postponed}}
{{#meeting.is_tentative}}
<p class="status">{{strings.tentative}}</p>

{{/meeting.is_tentative}}

"""#),
    ("parts/time.html", #"""
<time datetime="{{start}}">{{span}}</time>{{#zone_note}} <small>{{zone_note}}</small>{{/zone_note}}
"""#),
    ("parts/way-details.html", #"""
{{#is_sip}}
<p class="quiet"><bdi dir="ltr">{{address}}</bdi></p>
{{/is_sip}}
{{#meeting_code}}
<p class="quiet">{{strings.meeting_id}}: <span class="code">{{meeting_code}}</span></p>
{{/meeting_code}}
{{#pin}}
<p class="quiet">{{strings.pin}}: <span class="code">{{pin}}</span></p>
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
{{#meeting.when}}
<div>
<dt>{{#meeting.is_off}}{{strings.was_when}}{{/meeting.is_off}}{{^meeting.is_off}}{{strings.when}}{{/meeting.is_off}}</dt>
<dd{{#meeting.is_off}} class="off"{{/meeting.is_off}}>{{> parts/time.html}}{{#is_first}} {{^repetition}}<small>{{strings.repeated}}</small>{{/repetition}}{{/is_first}}{{#repetition}}<br>{{strings.repeats}}: {{repetition}}{{/repetition}}{{#exceptions}}<br>{{text}}{{/exceptions}}</dd>
</div>
{{/meeting.when}}
{{^meeting.when}}
<div><dt>{{strings.when}}</dt><dd>{{strings.any_time}}</dd></div>
{{/meeting.when}}
{{#meeting.organizer}}
<div><dt>{{strings.invited_by}}</dt><dd>{{#url}}<a href="{{url}}" rel="noopener"><bdi>{{name}}</bdi></a>{{/url}}{{^url}}<bdi>{{name}}</bdi>{{/url}}</dd></div>
{{/meeting.organizer}}
{{#meeting.location}}
<div><dt>{{strings.where}}</dt><dd><bdi>{{meeting.location}}</bdi></dd></div>
{{/meeting.location}}
</dl>

"""#),
    ("parts/when.txt", #"""
{{#meeting.is_off}}{{strings.was_when}}{{/meeting.is_off}}{{^meeting.is_off}}{{strings.when}}{{/meeting.is_off}}: {{text}}{{#is_first}}{{^repetition}} {{strings.repeated}}{{/repetition}}{{/is_first}}
{{#repetition}}
{{strings.repeats}}: {{repetition}}
{{/repetition}}
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
if_installed: "Nur, wenn {{name}} auf diesem Gerät ist."
other_devices: "{{name}} auf einem anderen Gerät"
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
title: Titel
when: Wann
was_when: War geplant für
repeated: (der erste von mehreren Terminen)
repeats: Wiederholung
any_time: Jederzeit offen
invited_by: Einladung von
where: Wo
meeting_id: Meeting-ID
short_link: Kurzlink
code: Code
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
ended: Dieses Meeting ist vorbei. Falls nicht, können Sie unten noch teilnehmen.
tentative: Dieses Meeting ist noch nicht bestätigt.
moved: "Dieses Meeting hat eine neue Adresse:"

# Other ways
phone_title: Per Telefon teilnehmen
phone_page: "Noch einmal diese Seite, zum Abtippen oder Vorlesen:"
other_ways_title: Andere Wege zur Teilnahme

# When nothing opens
help_title: Es ist nichts passiert?
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
no_android_app: Für Android gibt es keine App.
have_app_desktop: "Sie haben {{name}}? Starten Sie die App zuerst, kommen Sie dann zurück und versuchen Sie die Schaltfläche noch einmal."
download: Herunterladen
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
old_browser_update: "Die Schaltflächen tun nichts, oder das Gespräch bleibt leer? Aktualisieren Sie den Browser oder nehmen Sie einen anderen: Safari, Chrome, Firefox oder Edge."
old_browser_other: "Oder nehmen Sie ein anderes Gerät und geben Sie dort dies ein:"

# Sharing
share_title: Andere einladen
share_title_cancelled: Den anderen Bescheid geben
share_mail: E-Mail
share_sms: SMS
share_whatsapp: WhatsApp
share_text: Die Einladung als reiner Text

# What the page's script writes. {{in}} is a span of time in the guest's language, "in 5 minutes".
script:
  starts: "Beginnt {{in}}"
  soon: "Beginnt {{in}}. Sie können schon eintreten."
  live: Läuft gerade
  share: Teilen
  copy: Kopieren
  copy_link: Link kopieren
  copy_text: Einladung kopieren
  copied: Kopiert
  not_copied: Das hat nicht geklappt. Bitte markieren Sie den Link und kopieren Sie ihn.
  this_app: Diese App

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
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}} Uhr"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: one
repeat:
  daily: {1: jeden Tag, other: "alle {{n}} Tage"}
  weekly: {1: "jede Woche am {{days}}", other: "alle {{n}} Wochen am {{days}}"}
  monthly_on_day: {1: "jeden Monat am {{day}}.", other: "alle {{n}} Monate am {{day}}."}
  monthly_on_weekday: {1: "jeden Monat am {{weekday}}", other: "alle {{n}} Monate am {{weekday}}"}
  yearly: {1: "jedes Jahr am {{date}}", other: "alle {{n}} Jahre am {{date}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} und {{last}}"
  count: {1: "{{rule}}, einmal", other: "{{rule}}, {{n}}-mal"}
  until: "{{rule}}, bis {{date}}"
  left_out: "nicht am {{date}}"
  moved: "{{span}} statt {{date}}"
  postponed: "{{date}}: verschoben"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday.
on_weekday: {mon: Montag, tue: Dienstag, wed: Mittwoch, thu: Donnerstag, fri: Freitag, sat: Samstag, sun: Sonntag}
nth_weekday:
  mon: {1: ersten Montag, 2: zweiten Montag, 3: dritten Montag, 4: vierten Montag, 5: fünften Montag, last: letzten Montag}
  tue: {1: ersten Dienstag, 2: zweiten Dienstag, 3: dritten Dienstag, 4: vierten Dienstag, 5: fünften Dienstag, last: letzten Dienstag}
  wed: {1: ersten Mittwoch, 2: zweiten Mittwoch, 3: dritten Mittwoch, 4: vierten Mittwoch, 5: fünften Mittwoch, last: letzten Mittwoch}
  thu: {1: ersten Donnerstag, 2: zweiten Donnerstag, 3: dritten Donnerstag, 4: vierten Donnerstag, 5: fünften Donnerstag, last: letzten Donnerstag}
  fri: {1: ersten Freitag, 2: zweiten Freitag, 3: dritten Freitag, 4: vierten Freitag, 5: fünften Freitag, last: letzten Freitag}
  sat: {1: ersten Samstag, 2: zweiten Samstag, 3: dritten Samstag, 4: vierten Samstag, 5: fünften Samstag, last: letzten Samstag}
  sun: {1: ersten Sonntag, 2: zweiten Sonntag, 3: dritten Sonntag, 4: vierten Sonntag, 5: fünften Sonntag, last: letzten Sonntag}

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
code_label: Haben Sie einen Code?
code_button: Los
code_problem: Ein Code hat nur Buchstaben, Ziffern und Bindestriche. Bitte prüfen Sie ihn.
code_needs_script: "Ohne JavaScript geben Sie den Code hinter dieser Adresse ein:"
any_title: An einem Meeting teilnehmen
any_intro: Diese Seite kennt das Meeting nicht. Wenn die Einladung stimmt, kennt es die App.
any_unread: Öffnen Sie den Link in Ihrer Einladung, oder geben Sie hier deren Code ein.
any_needs_script: Ohne JavaScript kann diese Seite den Link nicht lesen. Öffnen Sie die App und geben Sie die Meeting-ID aus Ihrer Einladung ein.
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
message_calendar: Für Ihren Kalender

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
title: Title
when: When
was_when: Planned for
repeated: (the first of several times)
repeats: Repeats
any_time: Open at any time
invited_by: Invited by
where: Where
meeting_id: Meeting ID
short_link: Short link
code: Code
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
ended: This meeting is over. If it is not, you can still join below.
tentative: This meeting is not confirmed yet.
moved: "This meeting has a new address:"

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
no_android_app: There is no app for Android.
have_app_desktop: "You have {{name}}? Start it first, then come back and try the button again."
download: Download
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
old_browser_update: "The buttons do nothing, or the call stays blank? Update the browser, or try another one: Safari, Chrome, Firefox or Edge."
old_browser_other: "Or use another device and type this there:"

# Sharing
share_title: Invite others
share_title_cancelled: Tell the others
share_mail: Mail
share_sms: Text message
share_whatsapp: WhatsApp
share_text: The invitation as plain text

# What the page's script writes. {{in}} is a span of time in the guest's language, "in 5 minutes".
script:
  starts: "Starts {{in}}"
  soon: "Starts {{in}}. You can come in."
  live: On now
  share: Share
  copy: Copy
  copy_link: Copy the link
  copy_text: Copy the invitation
  copied: Copied
  not_copied: That did not work. Please mark the link and copy it.
  this_app: This app

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
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
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
  monthly_on_weekday: {1: "every month on the {{weekday}}", other: "every {{n}} months on the {{weekday}}"}
  yearly: {1: "every year on {{date}}", other: "every {{n}} years on {{date}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} and {{last}}"
  count: {1: "{{rule}}, once", other: "{{rule}}, {{n}} times"}
  until: "{{rule}}, until {{date}}"
  left_out: "not on {{date}}"
  moved: "{{span}} instead of {{date}}"
  postponed: "{{date}}: postponed"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday.
on_weekday: {mon: Monday, tue: Tuesday, wed: Wednesday, thu: Thursday, fri: Friday, sat: Saturday, sun: Sunday}
nth_weekday:
  mon: {1: first Monday, 2: second Monday, 3: third Monday, 4: fourth Monday, 5: fifth Monday, last: last Monday}
  tue: {1: first Tuesday, 2: second Tuesday, 3: third Tuesday, 4: fourth Tuesday, 5: fifth Tuesday, last: last Tuesday}
  wed: {1: first Wednesday, 2: second Wednesday, 3: third Wednesday, 4: fourth Wednesday, 5: fifth Wednesday, last: last Wednesday}
  thu: {1: first Thursday, 2: second Thursday, 3: third Thursday, 4: fourth Thursday, 5: fifth Thursday, last: last Thursday}
  fri: {1: first Friday, 2: second Friday, 3: third Friday, 4: fourth Friday, 5: fifth Friday, last: last Friday}
  sat: {1: first Saturday, 2: second Saturday, 3: third Saturday, 4: fourth Saturday, 5: fifth Saturday, last: last Saturday}
  sun: {1: first Sunday, 2: second Sunday, 3: third Sunday, 4: fourth Sunday, 5: fifth Sunday, last: last Sunday}

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
code_label: Have a code?
code_button: Go
code_problem: A code has only letters, digits and hyphens. Please check it.
code_needs_script: "Without JavaScript, type the code behind this address:"
any_title: Join a meeting
any_intro: This page does not know the meeting. If the invitation is right, the app does.
any_unread: Open the link in your invitation, or type its code here.
any_needs_script: Without JavaScript this page cannot read the link. Open the app and type the meeting ID from your invitation.
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
message_calendar: For your calendar

"""#),
    ("strings/en.yml.orig", #"""
# Every text that linksite prints in English. {{…}} is filled in where the text is used.

# This language as its own readers call it, and what stands above the list of languages.
language_name: English
languages_title: Language

# Joining
join: Join
join_in_browser: Join in the browser
join_in_browser_with: "Join in the browser with {{name}}"
open_in: "Open in {{name}}"
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
title: Title
when: When
was_when: Planned for
repeated: (the first of several times)
repeats: Repeats
any_time: Open at any time
invited_by: Invited by
where: Where
meeting_id: Meeting ID
short_link: Short link
code: Code
passcode: Passcode
pin: PIN

# Its status
status_line_cancelled: CANCELLED
status_line_postponed: POSTPONED
status_line_tentative: NOT CONFIRMED YET
cancelled: This meeting is cancelled.
cancelled_short: Cancelled
postponed: This meeting is postponed. The new time will stand here.
postponed_short: Postponed
tentative: This meeting is not confirmed yet.
moved: "This meeting has a new address:"

# Other ways
phone_title: Join by phone
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
no_android_app: There is no app for Android.
have_app_desktop: "You have {{name}}? Start it first, then come back and try the button again."
download: Download
come_back_desktop: Then come back to this page and try the button again.
paste_link: "Still nothing? Copy this link and paste it in {{name}}:"
no_desktop_app: There is no app for computers.
desktop_phone: "Rather on your phone? Type this there:"
type_meeting_id: "{{name}} opens, but not the meeting? Type this meeting ID there:"
no_app_web: "Without any app:"
no_app_phone: "No internet?"
in_app_title: Inside another app
in_app_why: Did the link open inside a chat or social app? Its built-in browser often blocks camera and microphone.
in_app_menu: Open the menu of that app (⋯ or the share sign) and choose Safari, Chrome or “Open in browser”.
in_app_copy: "No such menu? Type this in your browser:"

# Sharing
share_title: Invite others
share_title_cancelled: Tell the others
share_mail: Mail
share_sms: Text message
share_whatsapp: WhatsApp
share_text: The invitation as plain text

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
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
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
  monthly_on_weekday: {1: "every month on the {{weekday}}", other: "every {{n}} months on the {{weekday}}"}
  yearly: {1: "every year on {{date}}", other: "every {{n}} years on {{date}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}, {{next}}"
  list_end: "{{first}} and {{last}}"
  count: {1: "{{rule}}, once", other: "{{rule}}, {{n}} times"}
  until: "{{rule}}, until {{date}}"
  left_out: "not on {{date}}"
  moved: "{{span}} instead of {{date}}"
  postponed: "{{date}}: postponed"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday.
on_weekday: {mon: Monday, tue: Tuesday, wed: Wednesday, thu: Thursday, fri: Friday, sat: Saturday, sun: Sunday}
nth_weekday:
  mon: {1: first Monday, 2: second Monday, 3: third Monday, 4: fourth Monday, 5: fifth Monday, last: last Monday}
  tue: {1: first Tuesday, 2: second Tuesday, 3: third Tuesday, 4: fourth Tuesday, 5: fifth Tuesday, last: last Tuesday}
  wed: {1: first Wednesday, 2: second Wednesday, 3: third Wednesday, 4: fourth Wednesday, 5: fifth Wednesday, last: last Wednesday}
  thu: {1: first Thursday, 2: second Thursday, 3: third Thursday, 4: fourth Thursday, 5: fifth Thursday, last: last Thursday}
  fri: {1: first Friday, 2: second Friday, 3: third Friday, 4: fourth Friday, 5: fifth Friday, last: last Friday}
  sat: {1: first Saturday, 2: second Saturday, 3: third Saturday, 4: fourth Saturday, 5: fifth Saturday, last: last Saturday}
  sun: {1: first Sunday, 2: second Sunday, 3: third Sunday, 4: fourth Sunday, 5: fifth Sunday, last: last Sunday}

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
code_label: Have a code?
code_button: Go
code_problem: A code has only letters, digits and hyphens. Please check it.
code_needs_script: "Without JavaScript, type the code behind this address:"
any_title: Join a meeting
any_intro: This page does not know the meeting. If the invitation is right, the app does.
any_unread: Open the link in your invitation, or type its code here.
any_needs_script: Without JavaScript this page cannot read the link. Open the app and type the meeting ID from your invitation.
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
message_calendar: For your calendar

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
title: عنوان
when: زمان
was_when: زمان پیش‌بینی‌شده
repeated: (نخستین نوبت از چند نوبت)
repeats: تکرار
any_time: همیشه باز است
invited_by: دعوت از طرف
where: مکان
meeting_id: شناسهٔ جلسه
short_link: پیوند کوتاه
code: کد
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
ended: این جلسه تمام شده است. اگر تمام نشده، هنوز می‌توانید از پایین همین صفحه بپیوندید.
tentative: این جلسه هنوز قطعی نیست.
moved: "این جلسه نشانی تازه‌ای دارد:"

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
no_android_app: برای اندروید برنامه‌ای وجود ندارد.
have_app_desktop: "\u2068{{name}}\u2069 را دارید؟ نخست آن را اجرا کنید، سپس برگردید و دکمه را دوباره امتحان کنید."
download: دانلود
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
old_browser_update: "دکمه‌ها کاری نمی‌کنند، یا تماس خالی می‌ماند؟ مرورگر را به‌روز کنید یا مرورگر دیگری را امتحان کنید: Safari، Chrome، Firefox یا Edge."
old_browser_other: "یا از دستگاه دیگری استفاده کنید و این را در آن تایپ کنید:"

# Sharing
share_title: دعوت از دیگران
share_title_cancelled: به دیگران خبر دهید
share_mail: ایمیل
share_sms: پیامک
share_whatsapp: واتس‌اپ
share_text: دعوت‌نامه به‌صورت متن ساده

# What the page's script writes. {{in}} is a span of time in the guest's language, "in 5 minutes".
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
  clock: "{{hour}}:{{minute}}"
  range: "{{start}} تا {{end}}"
  at: "{{date}}، ساعت {{time}}"
  from_to: "{{start}} تا {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. Where a number decides, 1 is the text for exactly one, and the others are for
# two and more. plural says which there are: here other.
plural: zero-one
repeat:
  daily: {1: هر روز, other: "هر {{n}} روز یک بار"}
  weekly: {1: "هر هفته {{days}}", other: "هر {{n}} هفته یک بار، {{days}}"}
  monthly_on_day: {1: "هر ماه، روز {{day}}", other: "هر {{n}} ماه یک بار، روز {{day}}"}
  monthly_on_weekday: {1: "هر ماه، {{weekday}}", other: "هر {{n}} ماه یک بار، {{weekday}}"}
  yearly: {1: "هر سال، {{date}}", other: "هر {{n}} سال یک بار، {{date}}"}
  # Days of the week, one after the other; the last one is joined by list_end.
  list: "{{first}}، {{next}}"
  list_end: "{{first}} و {{last}}"
  count: {1: "{{rule}}، یک نوبت", other: "{{rule}}، {{n}} نوبت"}
  until: "{{rule}}، تا {{date}}"
  left_out: "به‌جز {{date}}"
  moved: "{{span}} به‌جای {{date}}"
  postponed: "{{date}}: به تعویق افتاد"
# As {{days}} of weekly, and as {{weekday}} of monthly_on_weekday.
on_weekday: {mon: دوشنبه‌ها, tue: سه‌شنبه‌ها, wed: چهارشنبه‌ها, thu: پنجشنبه‌ها, fri: جمعه‌ها, sat: شنبه‌ها, sun: یکشنبه‌ها}
nth_weekday:
  mon: {1: نخستین دوشنبه, 2: دومین دوشنبه, 3: سومین دوشنبه, 4: چهارمین دوشنبه, 5: پنجمین دوشنبه, last: آخرین دوشنبه}
  tue: {1: نخستین سه‌شنبه, 2: دومین سه‌شنبه, 3: سومین سه‌شنبه, 4: چهارمین سه‌شنبه, 5: پنجمین سه‌شنبه, last: آخرین سه‌شنبه}
  wed: {1: نخستین چهارشنبه, 2: دومین چهارشنبه, 3: سومین چهارشنبه, 4: چهارمین چهارشنبه, 5: پنجمین چهارشنبه, last: آخرین چهارشنبه}
  thu: {1: نخستین پنجشنبه, 2: دومین پنجشنبه, 3: سومین پنجشنبه, 4: چهارمین پنجشنبه, 5: پنجمین پنجشنبه, last: آخرین پنجشنبه}
  fri: {1: نخستین جمعه, 2: دومین جمعه, 3: سومین جمعه, 4: چهارمین جمعه, 5: پنجمین جمعه, last: آخرین جمعه}
  sat: {1: نخستین شنبه, 2: دومین شنبه, 3: سومین شنبه, 4: چهارمین شنبه, 5: پنجمین شنبه, last: آخرین شنبه}
  sun: {1: نخستین یکشنبه, 2: دومین یکشنبه, 3: سومین یکشنبه, 4: چهارمین یکشنبه, 5: پنجمین یکشنبه, last: آخرین یکشنبه}

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
code_label: کد دارید؟
code_button: برو
code_problem: کد فقط حرف لاتین، رقم و خط تیره دارد. لطفاً آن را بررسی کنید.
code_needs_script: "بدون جاوااسکریپت، کد را پس از این نشانی تایپ کنید:"
any_title: پیوستن به جلسه
any_intro: این صفحه جلسه را نمی‌شناسد. اگر دعوت درست باشد، برنامه آن را می‌شناسد.
any_unread: پیوند دعوت‌نامهٔ خود را باز کنید، یا کد آن را اینجا وارد کنید.
any_needs_script: این صفحه بدون جاوااسکریپت نمی‌تواند پیوند را بخواند. برنامه را باز کنید و شناسهٔ جلسه را از دعوت‌نامهٔ خود وارد کنید.
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
message_calendar: برای تقویم شما

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
/* One line however many there are, so that the first button stays in sight. */
.languages { max-width: 100%; overflow-x: auto; }
.languages ul { display: flex; gap: 0 1rem; margin: 0; list-style: none; white-space: nowrap; }
.languages a, .languages span { min-width: 2.75rem; justify-content: center; }
.languages span { display: flex; align-items: center; min-height: 2.75rem; font-weight: 600; }
.languages a bdi { text-decoration: underline; }

.facts div { display: flex; gap: .75rem; padding: .125rem 0; }
.facts dt { flex: none; width: 5.75rem; color: var(--quiet); }
.facts dd { margin: 0; font-weight: 600; }
.off time { text-decoration: line-through; }
small { display: inline-block; }
.code { display: inline-block; max-width: 100%; font: 600 1em/1.5 ui-monospace, Menlo, Consolas, monospace; }
.link { font-weight: 600; }
/* Addresses and codes read from left to right on every page. */
.code, .link { direction: ltr; unicode-bidi: isolate; }
.card { margin: 1.25rem 0; padding: .75rem 1rem; border-radius: var(--radius); background: var(--card); }
.status {
  padding: .625rem .875rem;
  border: 1px solid;
  border-radius: var(--radius);
  color: var(--warn);
  background: var(--warn-paper);
  font-weight: 600;
}
.status a { color: inherit; }

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
.row, .devices ul { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0; list-style: none; }
.open { margin: 1.125rem 0; }
.open > p { margin: .5rem 0; }
.devices ul { margin: .375rem 0; }
.devices p { margin: .75rem 0 .375rem; color: var(--quiet); }
.open > p > .button { display: block; }
.devices li { flex: 1 1 auto; }
.devices .button { display: block; padding-left: .5rem; padding-right: .5rem; font-size: 1rem; }
.open > .after-open { display: none; }
.open > .after-open:target { display: block; }
/* The first way in is the one that stands out: a link, else the devices of the first app. */
.open > .after-open + p > .button,
.open > .after-open + .devices .button,
.open > p:first-child > .button,
.open > .devices:first-child .button {
  border-color: var(--accent);
  color: var(--on-accent);
  background: var(--accent);
}
.description { margin: 1.5rem 0; overflow-x: auto; }
.plain, .ways p > a { display: inline-block; padding: .5625rem 0; }
.ways { margin: 0; list-style: none; }
.ways li { margin-bottom: .5rem; }
.ways p, .open > .quiet { margin: 0; }
.ways p > a { font-weight: 600; }

details { border-bottom: 1px solid var(--line); }
summary { padding: .625rem 0; cursor: pointer; }
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
.meetings { margin: 0; list-style: none; }
.meetings li { padding: 0 0 .75rem; border-bottom: 1px solid var(--line); }
.meetings a { display: block; padding: .875rem 0 .25rem; min-height: 2.75rem; font-weight: 600; text-decoration: none; }
.meetings a:hover { text-decoration: underline; }
.meetings p { margin: 0; color: var(--quiet); }
.meetings .badge { color: var(--warn); font-weight: 600; }

footer.site { margin-top: 3rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .9375rem; }
footer.site ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: .5rem 0; list-style: none; }
footer.site li { padding: .6875rem 0; }
footer.site a { display: inline-block; margin: -.6875rem 0; padding: .6875rem 0; color: inherit; }

@media print {
  body { max-width: none; padding: 0; color: #000; background: #fff; }
  .help, .share, .calendar, .languages, form, footer.site { display: none; }
  .open > p > .button, .devices .button { border: 0; padding: 0; text-align: start; color: #000 !important; background: none !important; }
}

"""#),
  ]
}
