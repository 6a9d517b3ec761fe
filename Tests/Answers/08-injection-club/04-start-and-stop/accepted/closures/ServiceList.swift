extension [Service] {
  mutating func add(
    _ name: String, _ start: @escaping @Sendable () async throws -> Void,
    _ stop: @escaping @Sendable () async throws -> Void
  ) {
    append(Service(name: name, start: start, stop: stop))
  }
}
