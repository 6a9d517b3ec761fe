// Sound: a base class passes everything on, and subclasses override what they change.
import Foundation

/// Passes every call on to another table.
class TideDecorator: TideTable, @unchecked Sendable {
  let inner: any TideTable

  init(_ inner: any TideTable) { self.inner = inner }

  func tides(at harbour: String) throws -> [Tide] {
    try inner.tides(at: harbour)
  }

  func surgeWarning(at harbour: String) throws -> String? {
    try inner.surgeWarning(at: harbour)
  }
}

final class LoggingTides: TideDecorator, @unchecked Sendable {
  let log: @Sendable (String) -> Void

  init(_ inner: any TideTable, log: @escaping @Sendable (String) -> Void) {
    self.log = log
    super.init(inner)
  }

  override func tides(at harbour: String) throws -> [Tide] {
    try noting("tides at \(harbour)") { try super.tides(at: harbour) }
  }

  override func surgeWarning(at harbour: String) throws -> String? {
    try noting("surge warning at \(harbour)") {
      try super.surgeWarning(at: harbour)
    }
  }

  private func noting<Answer>(
    _ call: String, _ body: () throws -> Answer
  ) throws -> Answer {
    let result = Result { try body() }
    switch result {
    case .success: log("\(call): answered")
    case .failure(let error): log("\(call): failed, \(error)")
    }
    return try result.get()
  }
}

final class PatientTides: TideDecorator, @unchecked Sendable {
  let attempts: Int
  let pause: @Sendable () -> Void

  init(
    _ inner: any TideTable, attempts: Int,
    pause: @escaping @Sendable () -> Void
  ) {
    (self.attempts, self.pause) = (attempts, pause)
    super.init(inner)
  }

  override func tides(at harbour: String) throws -> [Tide] {
    try patiently { try super.tides(at: harbour) }
  }

  override func surgeWarning(at harbour: String) throws -> String? {
    try patiently { try super.surgeWarning(at: harbour) }
  }

  private func patiently<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    var attempt = 0
    while true {
      attempt += 1
      do { return try ask() } catch  where attempt < attempts { pause() }
    }
  }
}

final class KeepingTides: TideDecorator, @unchecked Sendable {
  private let seconds: Int
  private let now: @Sendable () -> Int
  private let lock = NSLock()
  private var kept: [String: (tides: [Tide], until: Int)] = [:]

  init(
    _ inner: any TideTable, seconds: Int,
    now: @escaping @Sendable () -> Int
  ) {
    (self.seconds, self.now) = (seconds, now)
    super.init(inner)
  }

  override func tides(at harbour: String) throws -> [Tide] {
    let time = now()
    let found = lock.withLock { kept[harbour] }
    if let found, time < found.until { return found.tides }
    let tides = try super.tides(at: harbour)
    lock.withLock { kept[harbour] = (tides, now() + seconds) }
    return tides
  }
}

func logged(
  _ table: any TideTable, log: @escaping @Sendable (String) -> Void
) -> any TideTable {
  LoggingTides(table, log: log)
}

func retried(
  _ table: any TideTable, attempts: Int, pause: @escaping @Sendable () -> Void
) -> any TideTable {
  PatientTides(table, attempts: attempts, pause: pause)
}

func cached(
  _ table: any TideTable, seconds: Int, now: @escaping @Sendable () -> Int
) -> any TideTable {
  KeepingTides(table, seconds: seconds, now: now)
}
