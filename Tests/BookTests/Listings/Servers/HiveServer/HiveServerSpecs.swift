import Testing

private struct FakeArchive: Archive {
  func begin() -> Transaction { Transaction() }
}

private func makeServices(limit: Int = 9) -> Services {
  Services(archive: FakeArchive(), limiter: Limiter(limit: limit))
}

private let ada = Request(keeper: "Ada", hive: "orchard", kilograms: 41)

@Test func `the parts of one request share its transaction`() throws {
  let scope = try makeServices().scope(for: ada)

  scope.weights.record(41, of: "orchard")
  scope.journal.note("reported")

  let written = ["orchard weighs 41.0 kg", "[no request] reported"]
  #expect(scope.weights.transaction.writes == written)
}

@Test func `the next request has a transaction of its own`() throws {
  let services = makeServices()
  let first = try services.scope(for: ada)
  let second = try services.scope(for: ada)

  #expect(first.journal.transaction !== second.journal.transaction)
}

@Test func `the limiter counts over all requests`() async throws {
  let server = HiveServer(services: makeServices(limit: 1), makeID: { "1" })

  try await server.answer(ada)
  await #expect(throws: Refused.self) { try await server.answer(ada) }
}

@Test func `two requests at once write their own ids`() async throws {
  let services = makeServices()
  func lines(_ id: String) async throws -> [String] {
    try await Trace.$id.withValue(id) {
      let scope = try services.scope(for: ada)
      await Task.yield()
      scope.journal.note("reported")
      return scope.journal.transaction.writes
    }
  }

  async let first = lines("a1")
  async let second = lines("b2")

  #expect(try await first == ["[a1] reported"])
  #expect(try await second == ["[b2] reported"])
}
