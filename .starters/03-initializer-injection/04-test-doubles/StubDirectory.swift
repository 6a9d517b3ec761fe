/// A directory for tests that asks no server.
struct StubDirectory: Directory {
  // TODO 1: A test wants to see the other ways too: a name that is taken, a
  // server that is down. Let it choose, stub by stub.
  func isFree(_ name: String) throws -> Bool {
    true
  }
}
