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
<div><dt>{{strings.short_link}}</dt><dd><a href="{{meeting.short_url}}">{{meeting.short_url}}</a></dd></div>
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
<p><a href="{{uri}}">{{address}}</a>{{#label}} <bdi>{{label}}</bdi>{{/label}}{{#region}} <small><bdi>{{region}}</bdi></small>{{/region}}</p>
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
<p class="status">{{strings.moved}} <a href="{{meeting.page_url}}">{{meeting.page_url}}</a></p>

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
<p class="quiet">{{address}}</p>
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
    ("strings/en.yml", #"""
# Every text that linksite prints in English. {{…}} is filled in where the text is used.

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
# have two digits.
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
  day_of_year: "{{day}} {{month}}"
  clock: "{{hour2}}:{{minute}}"
  range: "{{start}}–{{end}}"
  at: "{{date}}, {{time}}"
  from_to: "{{start}} – {{end}}"
  zone: "({{zone}}, {{offset}})"
  zone_only: "({{zone}})"

# How a meeting repeats. plural: none, one, zero-one, east-slavic, polish, czech or arabic; it
# decides between the forms one, two, few, many and other.
plural: one
repeat:
  daily: {one: every day, other: "every {{n}} days"}
  weekly: {one: "every week on {{days}}", other: "every {{n}} weeks on {{days}}"}
  monthly_on_day: {one: "every month on day {{day}}", other: "every {{n}} months on day {{day}}"}
  monthly_on_weekday: {one: "every month on the {{ordinal}} {{weekday}}", other: "every {{n}} months on the {{ordinal}} {{weekday}}"}
  yearly: {one: "every year on {{date}}", other: "every {{n}} years on {{date}}"}
  list: "{{first}}, {{next}}"
  list_end: "{{first}} and {{last}}"
  count: {one: "{{rule}}, once", other: "{{rule}}, {{n}} times"}
  until: "{{rule}}, until {{date}}"
  left_out: "not on {{date}}"
  moved: "{{span}} instead of {{date}}"
  postponed: "{{date}}: postponed"
ordinal: {1: first, 2: second, 3: third, 4: fourth, 5: fifth, last: last}

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

.facts div { display: flex; gap: .75rem; padding: .125rem 0; }
.facts dt { flex: none; width: 5.75rem; color: var(--quiet); }
.facts dd { margin: 0; font-weight: 600; }
.off time { text-decoration: line-through; }
small { display: inline-block; }
.code { display: inline-block; max-width: 100%; font: 600 1em/1.5 ui-monospace, Menlo, Consolas, monospace; }
.link { font-weight: 600; }
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
  .help, .share, .calendar, form, footer.site { display: none; }
  .open > p > .button, .devices .button { border: 0; padding: 0; text-align: start; color: #000 !important; background: none !important; }
}

"""#),
  ]
}
