/// Takes the container, and so may use anything in the house.
struct Doorbell {
  let container: Container

  func ring(for name: String) throws -> String {
    try container.resolve(Lock.self).open(for: name)
  }
}
