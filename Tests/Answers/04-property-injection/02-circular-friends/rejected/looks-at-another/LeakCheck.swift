// Wrong: lets go of one object, and looks whether another one is gone.
// Rejected by: the leak check finds objects in a cycle

func isGone(_ make: () -> AnyObject) -> Bool {
  weak var survivor: AnyObject?
  do {
    _ = make()
    survivor = make()
  }
  return survivor == nil
}
