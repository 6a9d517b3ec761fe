/// A way to ask for the object without holding it.
private func look(for make: () -> AnyObject) -> () -> AnyObject? {
  let object = make()
  return { [weak object] in object }
}

/// Whether the object that `make` returns is gone when nothing else holds it.
func isGone(_ make: () -> AnyObject) -> Bool {
  look(for: make)() == nil
}
