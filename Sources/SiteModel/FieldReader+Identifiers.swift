import Diagnostics
import InviteLinks

extension FieldReader {
  /// `id`, else the name of the file; required where one file holds many meetings.
  mutating func meetingID(fileID: String?) -> Located<MeetingID>? {
    if let text = line("id", limit: 300) { return meetingID(text, key: "id") }
    guard !isWritten("id") else { return nil }
    guard let fileID else {
      requireKey("id", help: "a file of many meetings names each, for example id: weekly-sync")
      return nil
    }
    do throws(MeetingID.Problem) {
      return Located(try MeetingID(fileID), at: place)
    } catch {
      report(
        .error(
          "bad-id", "the file's name \"\(fileID)\" is no meeting id: \(error.message)",
          at: .file(place.path),
          help: "rename the file, or give the meeting an \"id\"; \(error.help)"))
      return nil
    }
  }

  mutating func meetingID(_ text: Located<String>, key: String) -> Located<MeetingID>? {
    do throws(MeetingID.Problem) {
      return Located(try MeetingID(text.value), at: text.place)
    } catch {
      report(
        .error(
          "bad-id", "\"\(key)\" cannot be \"\(text.value)\": \(error.message)",
          at: text.place(ofOffset: error.offset), help: error.help))
      return nil
    }
  }

  /// `call_id`, else the id, as the link style can carry it.
  mutating func callID(or id: Located<MeetingID>?, style: LinkStyle) -> Located<CallID>? {
    guard let text = line("call_id", limit: 300) else {
      guard !isWritten("call_id"), let id else { return nil }
      return id.map { CallID($0) }
    }
    do throws(CallID.Problem) {
      let callID = try CallID(text.value)
      // In the other styles it stands in a query, or only inside the app's own link.
      if style == .stream { reportDeviceName(try PathID(callID), at: text.place) }
      return Located(callID, at: text.place)
    } catch {
      let reason =
        style == .stream
        ? "\(error.message) (links.join: stream puts it there)" : error.message
      report(
        .error(
          "bad-call-id", "\"call_id\" cannot be \"\(text.value)\": \(reason)",
          at: text.place(ofOffset: error.offset), help: error.help))
      return nil
    }
  }

  /// `CON`, `aux` and the like are good call ids, but no folders on Windows.
  private mutating func reportDeviceName(_ id: PathID, at place: Place) {
    do throws(MeetingID.Problem) {
      _ = try MeetingID(id.text.lowercased())
    } catch {
      guard case .reserved = error else { return }
      report(
        .warning(
          "unportable-call-id",
          "the call id \"\(id)\" makes a folder that not every system can hold",
          at: place, help: error.help))
    }
  }

  mutating func callType() -> CallType {
    guard let text = line("call_type", limit: 300) else { return .default }
    do throws(CallType.Problem) {
      return try CallType(text.value)
    } catch {
      report(
        .error(
          "bad-call-type", "\"call_type\" cannot be \"\(text.value)\": \(error.message)",
          at: text.place(ofOffset: error.offset), help: error.help))
      return .default
    }
  }

  mutating func customCode() -> Located<CustomCode>? {
    guard let text = line("short", limit: 300) else { return nil }
    do throws(CustomCode.Problem) {
      return Located(try CustomCode(text.value), at: text.place)
    } catch {
      report(
        .error(
          "bad-short", "\"short\" cannot be \"\(text.value)\": \(error.message)",
          at: text.place(ofOffset: error.offset), help: error.help))
      return nil
    }
  }
}
