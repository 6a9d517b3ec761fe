// Sound: the decorators are methods of any table and of the pilots.
// Keeps: 1

extension TideTable {
  /// This table with a log of its calls.
  func logged(
    log: @escaping @Sendable (String) -> Void
  ) -> any TideTable {
    LoggedTides(inner: self, logging: Logging(log: log))
  }

  /// This table, asked again after an error.
  func retried(
    attempts: Int, pause: @escaping @Sendable () -> Void
  ) -> any TideTable {
    RetriedTides(
      inner: self, retrying: Retrying(attempts: attempts, pause: pause))
  }

  /// This table with a cache.
  func cached(
    seconds: Int, now: @escaping @Sendable () -> Int
  ) -> any TideTable {
    CachedTides(inner: self, memory: Memory(seconds: seconds, now: now))
  }
}

func logged(
  _ table: any TideTable, log: @escaping @Sendable (String) -> Void
) -> any TideTable {
  table.logged(log: log)
}

func retried(
  _ table: any TideTable, attempts: Int, pause: @escaping @Sendable () -> Void
) -> any TideTable {
  table.retried(attempts: attempts, pause: pause)
}

func cached(
  _ table: any TideTable, seconds: Int, now: @escaping @Sendable () -> Int
) -> any TideTable {
  table.cached(seconds: seconds, now: now)
}

private struct LoggedTides: TideTable {
  let inner: any TideTable
  let logging: Logging

  func tides(at harbour: String) throws -> [Tide] {
    try logging("tides at \(harbour)") { try inner.tides(at: harbour) }
  }

  func surgeWarning(at harbour: String) throws -> String? {
    try logging("surge warning at \(harbour)") {
      try inner.surgeWarning(at: harbour)
    }
  }
}

private struct RetriedTides: TideTable {
  let inner: any TideTable
  let retrying: Retrying

  func tides(at harbour: String) throws -> [Tide] {
    try retrying { try inner.tides(at: harbour) }
  }

  func surgeWarning(at harbour: String) throws -> String? {
    try retrying { try inner.surgeWarning(at: harbour) }
  }
}

private struct CachedTides: TideTable {
  let inner: any TideTable
  let memory: Memory<[Tide]>

  func tides(at harbour: String) throws -> [Tide] {
    try memory.answer(for: harbour) { try inner.tides(at: harbour) }
  }

  /// A warning must be new, so it's asked for each time.
  func surgeWarning(at harbour: String) throws -> String? {
    try inner.surgeWarning(at: harbour)
  }
}
