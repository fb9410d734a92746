import Diagnostics
import SitePlan

enum LockedCheck {
  static func diagnostics(_ old: LinkLock, _ new: LinkLock, path: String) -> [Diagnostic] {
    old == new ? [] : [.error("lock-changed", "links.lock.json would change", at: .file(path))]
  }
}
