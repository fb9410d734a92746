import Foundation

/// Skeletons of one Markdown document, by the decisions that led to them.
///
/// Most pages of a site take one of a few ways through a template, so that Markdown is converted a
/// few times for a hundred thousand pages. What is kept changes the time that a page needs, never
/// its bytes.
final class SkeletonCache: @unchecked Sendable {
  /// Guards `skeletons`.
  private let lock = NSLock()
  private var skeletons: [[UInt8]: MarkdownSkeleton] = [:]

  func skeleton(for decisions: [UInt8]) -> MarkdownSkeleton? {
    lock.lock()
    defer { lock.unlock() }
    return skeletons[decisions]
  }

  /// Keeps the first few hundred: long ways, such as a list of all meetings, do not come again.
  func keep(_ skeleton: MarkdownSkeleton, for decisions: [UInt8]) {
    guard decisions.count <= 1024 else { return }
    lock.lock()
    defer { lock.unlock() }
    if skeletons.count < 512 { skeletons[decisions] = skeleton }
  }
}
