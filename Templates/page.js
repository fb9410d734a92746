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
