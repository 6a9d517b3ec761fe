/// Whether the object that `make` returns is gone when nothing else holds it.
func isGone(_ make: () -> AnyObject) -> Bool {
  // TODO: It says "gone" about every object, leaked or not.
  var object: AnyObject? = make()
  object = nil
  return object == nil
}
