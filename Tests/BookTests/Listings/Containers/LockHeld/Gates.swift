import Synchronization

/// One gate for each number, built when it is first asked for.
final class Gates: Sendable {
  private let table = Mutex<[Int: Gate]>([:])

  func gate(_ number: Int, factory: () -> Gate) -> Gate {
    table.withLock { table in
      if let gate = table[number] { return gate }
      let gate = factory()
      table[number] = gate
      return gate
    }
  }
}

final class Gate: Sendable {}
