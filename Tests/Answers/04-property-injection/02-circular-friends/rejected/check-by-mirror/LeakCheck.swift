// Wrong: looks for a property that leads straight back, and finds no longer way.
// Rejected by: the leak check finds objects in a cycle

/// Whether the object that `make` returns is gone when nothing else holds it.
func isGone(_ make: () -> AnyObject) -> Bool {
  let object = make()
  for child in Mirror(reflecting: object).children {
    let value = child.value as AnyObject
    for back in Mirror(reflecting: value).children
    where back.value as AnyObject === object {
      return false
    }
  }
  return true
}
