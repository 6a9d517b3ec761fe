/// Whether the object that `make` returns is gone when nobody outside holds it.
func isGone(_ make: () -> AnyObject) -> Bool {
  // TODO 1: Tell the truth. Today each object is "gone", leaked or not.
  var object: AnyObject? = make()
  object = nil
  return object == nil
}
