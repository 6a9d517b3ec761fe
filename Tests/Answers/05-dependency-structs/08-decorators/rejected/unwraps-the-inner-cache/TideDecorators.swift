// Wrong: a cache around a cache throws the inner one away.
// Rejected by: a cache answers again until its time is over

/// A table whose calls are logged.
func logged(
  _ table: any TideTable, log: @escaping @Sendable (String) -> Void
) -> any TideTable {
  LoggedTides(inner: table, logging: Logging(log: log))
}

/// A table that asks again after an error, `attempts` times in all.
func retried(
  _ table: any TideTable, attempts: Int, pause: @escaping @Sendable () -> Void
) -> any TideTable {
  RetriedTides(
    inner: table, retrying: Retrying(attempts: attempts, pause: pause))
}

/// A table that gives the same tides again until they're `seconds` old.
///
/// A cache of a cache would keep each answer twice, so it's made only once.
func cached(
  _ table: any TideTable, seconds: Int, now: @escaping @Sendable () -> Int
) -> any TideTable {
  CachedTides(
    inner: (table as? CachedTides)?.inner ?? table,
    memory: Memory(seconds: seconds, now: now))
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
