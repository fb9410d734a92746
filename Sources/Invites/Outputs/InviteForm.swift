import InviteLinks

/// Everything that is the same for guests with the same meetings, language, time zone and kinds of
/// values: rendered and encoded once.
package final class InviteForm: Sendable {
  /// The link to one of the meetings.
  package struct Link: Sendable {
    package var meeting: String
    package var title: String
    package var url: FormText
    /// The start for the guest's own clock; nil for an open room.
    package var start: String?

    package init(meeting: String, title: String, url: FormText, start: String?) {
      self.meeting = meeting
      self.title = title
      self.url = url
      self.start = start
    }
  }

  /// What is rendered for a form.
  package struct Content: Sendable {
    package var language: String
    package var isRightToLeft: Bool
    /// Those that hold.
    package var links: [Link] = []
    package var subject = FormText()
    /// The message of a mail and of a chat, with LF and without one at its end.
    package var text = FormText()
    /// The short one.
    package var sms = FormText()
    /// What the guest must be told again when it changes.
    package var facts = FormText()
    /// Empty unless there are drafts.
    package var html = FormText()
    /// Where a meeting has a time.
    package var calendar: CalendarForm?

    package init(language: String, isRightToLeft: Bool) {
      self.language = language
      self.isRightToLeft = isRightToLeft
    }
  }

  package let content: Content
  let textFile: FormText
  /// What `mailMark` is made of: what is told later is another mail, which programs must not take
  /// for this one.
  let mailSeed: FormText
  let mail: MailForm?
  let row: MailMergeFile.RowForm
  package let sending: SendingForm
  /// All values, in all encodings, that these texts need.
  let needs: [FormText.Gap]

  /// - Parameters:
  ///   - sender: of drafts.
  ///   - host: the right side of the Message-ID.
  package init(_ content: Content, from sender: MailForm.Sender?, host: String) {
    self.content = content
    var file = FormText()
    file.append("Subject: ")
    file.append(content.subject)
    file.append("\n\n")
    file.append(content.text)
    file.append("\n")
    textFile = file
    var seed = FormText()
    seed.append("linksite-mail-1\0")
    seed.append(.key)
    seed.append("\0")
    for (index, link) in content.links.enumerated() {
      if index > 0 { seed.append(" ") }
      seed.append(link.url)
    }
    seed.append("\0")
    seed.append(content.subject)
    seed.append("\0")
    seed.append(content.text)
    mailSeed = seed
    mail = content.html.isEmpty ? nil : MailForm(content, from: sender, host: host)
    row = MailMergeFile.RowForm(content)
    sending = SendingForm(content)
    needs = (row.texts + sending.texts + [content.html]).needs
  }

  /// False where a value with several lines would stand in the subject, which has one.
  package func takes(_ fields: [String?]) -> Bool {
    content.subject.gaps.allSatisfy { place in
      guard case .field(let index) = place.gap.value, let text = fields[index] else { return true }
      return !text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    }
  }
}
