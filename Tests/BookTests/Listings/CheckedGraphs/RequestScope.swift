import Synchronization
import Testing

/// What belongs to one request: its number, and what must be closed at its end.
final class Visit: Sendable {
  @TaskLocal static var current: Visit?

  let number: Int
  private let closing = Mutex<[@Sendable () -> Void]>([])

  init(number: Int) { self.number = number }

  func atEnd(_ close: @escaping @Sendable () -> Void) {
    closing.withLock { $0.append(close) }
  }

  func end() {
    let all = closing.withLock { list in
      defer { list = [] }
      return list
    }
    for close in all.reversed() { close() }
  }
}

func answer(
  _ number: Int, by handler: () async throws -> String
) async rethrows -> String {
  let visit = Visit(number: number)
  return try await Visit.$current.withValue(visit) {
    defer { visit.end() }
    return try await handler()
  }
}

@Test func `two requests at once each find their own visit`() async {
  async let first = answer(1) { await numberFromTheDepth() }
  async let second = answer(2) { await numberFromTheDepth() }
  #expect(await [first, second] == ["visit 1", "visit 2"])
}

@Test func `what was opened last is closed first, after an error too`() async {
  let closed = Mutex<[String]>([])
  struct NoSuchRoom: Error {}

  _ = try? await answer(1) {
    Visit.current?.atEnd { closed.withLock { $0.append("connection") } }
    Visit.current?.atEnd { closed.withLock { $0.append("transaction") } }
    throw NoSuchRoom()
  }

  #expect(closed.withLock { $0 } == ["transaction", "connection"])
  #expect(Visit.current == nil)
}

private func numberFromTheDepth() async -> String {
  await Task.yield()
  return "visit \(Visit.current?.number ?? 0)"
}
