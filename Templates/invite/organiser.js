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
