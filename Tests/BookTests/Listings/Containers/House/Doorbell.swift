/// Takes the container, and so may use anything in the house.
struct Doorbell {
  let parts: Container

  func ring(for name: String) throws -> String {
    try parts.resolve(\.lock).open(for: name)
  }
}
