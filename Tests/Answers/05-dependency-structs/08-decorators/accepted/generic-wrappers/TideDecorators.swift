// Sound: generic structs wrap some table, and a cache for each harbour is a child of its own.
import Synchronization

struct Noted<Table: TideTable>: TideTable {
  let table: Table
  let logging: Logging

  func tides(at harbour: String) throws -> [Tide] {
    try logging("tides at \(harbour)") { try table.tides(at: harbour) }
  }

  func surgeWarning(at harbour: String) throws -> String? {
    try logging("surge warning at \(harbour)") {
      try table.surgeWarning(at: harbour)
    }
  }
}

/// One more attempt around a table.
struct OnceMore<Table: TideTable>: TideTable {
  let table: Table
  let last: any TideTable
  let pause: @Sendable () -> Void

  func tides(at harbour: String) throws -> [Tide] {
    do { return try table.tides(at: harbour) } catch {
      pause()
      return try last.tides(at: harbour)
    }
  }

  func surgeWarning(at harbour: String) throws -> String? {
    do { return try table.surgeWarning(at: harbour) } catch {
      pause()
      return try last.surgeWarning(at: harbour)
    }
  }
}

final class Kept<Table: TideTable>: TideTable {
  let table: Table
  let seconds: Int
  let now: @Sendable () -> Int
  let places = Mutex<[String: Memory<[Tide]>]>([:])

  init(table: Table, seconds: Int, now: @escaping @Sendable () -> Int) {
    (self.table, self.seconds, self.now) = (table, seconds, now)
  }

  func tides(at harbour: String) throws -> [Tide] {
    let memory = places.withLock { places in
      let memory = places[harbour] ?? Memory(seconds: seconds, now: now)
      places[harbour] = memory
      return memory
    }
    return try memory.answer(for: "") { try table.tides(at: harbour) }
  }

  func surgeWarning(at harbour: String) throws -> String? {
    try table.surgeWarning(at: harbour)
  }
}

func logged(
  _ table: any TideTable, log: @escaping @Sendable (String) -> Void
) -> any TideTable {
  func noted(_ table: some TideTable) -> any TideTable {
    Noted(table: table, logging: Logging(log: log))
  }
  return noted(table)
}

func retried(
  _ table: any TideTable, attempts: Int, pause: @escaping @Sendable () -> Void
) -> any TideTable {
  func onceMore(
    _ table: some TideTable, _ last: any TideTable
  ) -> any TideTable {
    OnceMore(table: table, last: last, pause: pause)
  }
  var wrapped = table
  for _ in 1..<attempts { wrapped = onceMore(wrapped, table) }
  return wrapped
}

func cached(
  _ table: any TideTable, seconds: Int, now: @escaping @Sendable () -> Int
) -> any TideTable {
  func kept(_ table: some TideTable) -> any TideTable {
    Kept(table: table, seconds: seconds, now: now)
  }
  return kept(table)
}
