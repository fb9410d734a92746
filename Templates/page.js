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
