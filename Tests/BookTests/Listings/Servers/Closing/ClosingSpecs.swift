import Synchronization
import Testing

/// Writes down how it ended. A cancelled task can't reach this database.
private final class FakeTransaction: Transaction, Sendable {
  private let log = Mutex<[String]>([])
  let commits: Bool

  init(commits: Bool = true) {
    self.commits = commits
  }

  var ended: [String] { log.withLock { $0 } }

  func commit() throws {
    guard commits else { throw Full() }
    log.withLock { $0.append("committed") }
  }

  func rollBack() {
    let line = Task.isCancelled ? "could not roll back" : "rolled back"
    log.withLock { $0.append(line) }
  }
}

private struct Full: Error {}
private struct Unreadable: Error {}

@Test func `a request that succeeds is committed`() async throws {
  let transaction = FakeTransaction()
  let answer = try await withTransaction(transaction) { _ in "41 kg" }

  #expect(answer == "41 kg")
  #expect(transaction.ended == ["committed"])
}

@Test func `a request that fails is rolled back, and keeps its error`() async {
  let transaction = FakeTransaction()
  await #expect(throws: Unreadable.self) {
    try await withTransaction(transaction) { _ in throw Unreadable() }
  }
  #expect(transaction.ended == ["rolled back"])
}

@Test func `a commit that fails is rolled back`() async {
  let transaction = FakeTransaction(commits: false)
  await #expect(throws: Full.self) {
    try await withTransaction(transaction) { _ in }
  }
  #expect(transaction.ended == ["rolled back"])
}

@Test func `a keeper who hangs up leaves no open transaction`() async {
  let transaction = FakeTransaction()
  let (started, start) = AsyncStream.makeStream(of: Void.self)
  let request = Task {
    try await withTransaction(transaction) { _ in
      start.yield()
      try await Task.sleep(for: .seconds(3600))
    }
  }

  _ = await started.first { true }
  request.cancel()

  await #expect(throws: CancellationError.self) { try await request.value }
  #expect(transaction.ended == ["rolled back"])
}
