/// Whether the object that `make` returns is gone as soon as nothing outside holds it.
///
/// `false` means that it is kept alive from inside: by a cycle of strong references, or by a
/// global that remembers it.
public func isReleased<Object: AnyObject>(_ make: () throws -> Object) rethrows -> Bool {
  weak var survivor: Object?
  do {
    let object = try make()
    survivor = object
  }
  return survivor == nil
}
