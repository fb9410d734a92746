import Diagnostics

/// Everything that the site says, checked: what the planner works on.
///
/// One object for all that read it: its settings alone have hundreds of parts to copy.
package final class Site: Sendable {
  package let settings: SiteSettings
  /// All meetings, drafts too, sorted by id, so that nothing depends on the order of files.
  package let meetings: [Meeting]
  /// The meetings without the drafts, in the same order.
  ///
  /// Without drafts it is the same array, so that nothing is stored twice.
  package let publishedMeetings: [Meeting]

  package init(settings: SiteSettings, meetings: [Meeting]) {
    self.settings = settings
    self.meetings = meetings.sorted { $0.precedes($1) }
    let hasDrafts = self.meetings.contains { !$0.isPublished }
    publishedMeetings = hasDrafts ? self.meetings.filter(\.isPublished) : self.meetings
  }
}

extension Meeting {
  /// By id; two with one id, which is a mistake, by their places.
  fileprivate func precedes(_ other: Meeting) -> Bool {
    if id.value != other.id.value { return id.value < other.id.value }
    return (place.path, place.offset ?? 0) < (other.place.path, other.place.offset ?? 0)
  }
}
