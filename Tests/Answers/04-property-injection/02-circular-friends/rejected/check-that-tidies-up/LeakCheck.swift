// Wrong: takes the handler away from a user before it looks.
// Rejected by: the leak check leaves an object that is held as it is

/// Whether the object that `make` returns is gone when nothing else holds it.
func isGone(_ make: () -> AnyObject) -> Bool {
  weak var survivor: AnyObject?
  do {
    let object = make()
    survivor = object
    nonisolated(unsafe) let user = object as? any User
    if user != nil { MainActor.assumeIsolated { user?.onRename = nil } }
  }
  return survivor == nil
}
