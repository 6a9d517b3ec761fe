// Wrong: the check breaks the ties of an object that is held.
// Rejected by: the leak check leaves an object that is held as it is

import Foundation

/// Whether the object that `make` returns is gone when nobody outside holds it.
func isGone(_ make: () -> AnyObject) -> Bool {
  weak var survivor: AnyObject?
  do {
    let object = make()
    survivor = object
  }
  guard let leaked = survivor else { return true }
  // One leak shall not disturb the next test.
  if Thread.isMainThread, let user = leaked as? MockUser {
    MainActor.assumeIsolated {
      user.onRename = nil
      user.avatar = nil
    }
  }
  return false
}
