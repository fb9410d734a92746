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
