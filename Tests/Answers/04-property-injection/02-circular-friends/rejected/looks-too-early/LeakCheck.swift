// Wrong: looks while it still holds the object itself.
// Rejected by: keeps the leak check silent about an object that is gone

func isGone(_ make: () -> AnyObject) -> Bool {
  weak var survivor: AnyObject?
  let object = make()
  survivor = object
  return withExtendedLifetime(object) { survivor == nil }
}
