// Wrong: takes apart what it finds, on the main thread, though it may be held.
// Rejected by: the leak check is right on the main thread, too

import Foundation

/// Whether the object that `make` returns is gone when nothing else holds it.
///
/// A user that leaked is taken apart, so that one test leaves nothing to the next.
func isGone(_ make: () -> AnyObject) -> Bool {
  weak var survivor: AnyObject?
  do {
    survivor = make()
  }
  guard let survivor else { return true }
  guard Thread.isMainThread else { return false }
  nonisolated(unsafe) let leaked = survivor
  MainActor.assumeIsolated {
    guard let user = leaked as? any User else { return }
    user.onRename = nil
    user.avatar = nil
  }
  return false
}
