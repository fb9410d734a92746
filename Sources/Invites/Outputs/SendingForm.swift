import InviteLinks

/// Links that put a finished message to one guest into another program.
package struct SendingForm: Sendable {
  /// Opens a mail: with the message, else with ever shorter ones; the first one that fits counts.
  package let mails: [FormText]
  package let sms: FormText
  package let whatsApp: FormText

  init(_ content: InviteForm.Content) {
    let marks = GapMarks()
    func link(_ start: String, _ body: FormText) -> FormText { FormText(start, marks) + body }
    let address = marks.word(for: .linkAddress)
    let number = marks.word(for: .linkNumber)
    let digits = marks.word(for: .whatsAppNumber)
    let text = content.text
    let subject = content.subject.encoded(as: .percent, FormText.percentEncoded)
    var urls = FormText()
    for (index, link) in content.links.enumerated() {
      if index > 0 { urls.append("\n") }
      urls.append(link.url)
    }
    let bodies = [text, content.sms, urls].map {
      $0.encoded(as: .percentLines, FormText.percentEncodedLines)
    }
    let start = FormText(
      MessageLinks.mailStart(to: address, subject: marks.word(for: .subject)), marks
    ).filling([.subject: subject])
    let plain = FormText(MessageLinks.mailStart(to: address, subject: nil), marks)
    mails = bodies.map { start + $0 } + [plain + bodies[2]]
    sms = link(
      MessageLinks.sms(to: number, body: ""),
      content.sms.encoded(as: .percent, FormText.percentEncoded))
    whatsApp = link(
      MessageLinks.whatsApp(to: digits, body: ""),
      text.encoded(as: .percent, FormText.percentEncoded))
  }

  /// Which of the mails the guest gets.
  package func mail(for values: OwnValues) -> Int {
    mails.dropLast().firstIndex { $0.count(values) <= MessageLinks.mailLimit } ?? mails.count - 1
  }

  var texts: [FormText] { mails + [sms, whatsApp] }
}
