/// Whether the object that `make` returns is gone when nothing else holds it.
func isGone(_ make: () -> AnyObject) -> Bool {
  weak var survivor: AnyObject?
  do {
    let object = make()
    survivor = object
  }
  return survivor == nil
}
