/// A directory for tests that asks no server.
struct StubDirectory: Directory {
  // TODO: No test sees what happens when a name is taken or the server is down.
  func isFree(_ name: String) throws -> Bool {
    true
  }
}
