// Sound: one table of closures is what all three decorators return.
// Keeps: 2

/// A table made of closures, as `Pilots` are.
struct Tables: TideTable {
  var ofTides: @Sendable (String) throws -> [Tide]
  var ofWarnings: @Sendable (String) throws -> String?

  func tides(at harbour: String) throws -> [Tide] { try ofTides(harbour) }

  func surgeWarning(at harbour: String) throws -> String? {
    try ofWarnings(harbour)
  }
}

func logged(
  _ table: any TideTable, log: @escaping @Sendable (String) -> Void
) -> any TideTable {
  let logging = Logging(log: log)
  return Tables(
    ofTides: { harbour in
      try logging("tides at \(harbour)") { try table.tides(at: harbour) }
    },
    ofWarnings: { harbour in
      try logging("surge warning at \(harbour)") {
        try table.surgeWarning(at: harbour)
      }
    })
}

func retried(
  _ table: any TideTable, attempts: Int, pause: @escaping @Sendable () -> Void
) -> any TideTable {
  let retrying = Retrying(attempts: attempts, pause: pause)
  return Tables(
    ofTides: { harbour in try retrying { try table.tides(at: harbour) } },
    ofWarnings: { harbour in
      try retrying { try table.surgeWarning(at: harbour) }
    })
}

func cached(
  _ table: any TideTable, seconds: Int, now: @escaping @Sendable () -> Int
) -> any TideTable {
  let memory = Memory<[Tide]>(seconds: seconds, now: now)
  return Tables(
    ofTides: { harbour in
      try memory.answer(for: harbour) { try table.tides(at: harbour) }
    },
    ofWarnings: table.surgeWarning(at:))
}
