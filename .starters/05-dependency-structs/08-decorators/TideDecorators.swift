// TODO: Each of these three hands back the table that it got.

/// A table whose calls are logged.
func logged(
  _ table: any TideTable, log: @escaping @Sendable (String) -> Void
) -> any TideTable {
  table
}

/// A table that asks again after an error, `attempts` times in all.
func retried(
  _ table: any TideTable, attempts: Int, pause: @escaping @Sendable () -> Void
) -> any TideTable {
  table
}

/// A table that gives the same tides again until they're `seconds` old.
func cached(
  _ table: any TideTable, seconds: Int, now: @escaping @Sendable () -> Int
) -> any TideTable {
  table
}
