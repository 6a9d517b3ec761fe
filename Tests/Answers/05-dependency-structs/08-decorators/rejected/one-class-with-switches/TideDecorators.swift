// Wrong: one type has all three, in an order of its own.
// Rejected by: each order of the decorators does what it says

/// A table with a log, retries and a cache, each of which can be left out.
private struct PatientTides: TideTable {
  var inner: any TideTable
  var logging: Logging?
  var retrying: Retrying?
  var memory: Memory<[Tide]>?

  /// A table that can have one more.
  init(_ table: any TideTable) {
    if let patient = table as? PatientTides {
      self = patient
    } else {
      inner = table
    }
  }

  func tides(at harbour: String) throws -> [Tide] {
    guard let memory else { return try asked(harbour) }
    return try memory.answer(for: harbour) { try asked(harbour) }
  }

  func surgeWarning(at harbour: String) throws -> String? {
    try patiently("surge warning at \(harbour)") {
      try inner.surgeWarning(at: harbour)
    }
  }

  private func asked(_ harbour: String) throws -> [Tide] {
    try patiently("tides at \(harbour)") { try inner.tides(at: harbour) }
  }

  private func patiently<Answer>(
    _ call: String, _ body: () throws -> Answer
  ) throws -> Answer {
    func once() throws -> Answer {
      guard let logging else { return try body() }
      return try logging(call, body)
    }
    guard let retrying else { return try once() }
    return try retrying(once)
  }
}

/// A table whose calls are logged.
func logged(
  _ table: any TideTable, log: @escaping @Sendable (String) -> Void
) -> any TideTable {
  var patient = PatientTides(table)
  patient.logging = Logging(log: log)
  return patient
}

/// A table that asks again after an error, `attempts` times in all.
func retried(
  _ table: any TideTable, attempts: Int, pause: @escaping @Sendable () -> Void
) -> any TideTable {
  var patient = PatientTides(table)
  patient.retrying = Retrying(attempts: attempts, pause: pause)
  return patient
}

/// A table that gives the same tides again until they're `seconds` old.
func cached(
  _ table: any TideTable, seconds: Int, now: @escaping @Sendable () -> Int
) -> any TideTable {
  var patient = PatientTides(table)
  patient.memory = Memory(seconds: seconds, now: now)
  return patient
}
