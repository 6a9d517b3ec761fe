extension Pilots {
  /// These pilots with a log of all calls.
  func logged(log: @escaping @Sendable (String) -> Void) -> Pilots {
    let logging = Logging(log: log)
    return Pilots(
      free: { harbour in
        try logging("free pilots in \(harbour)") { try free(harbour) }
      },
      book: { harbour, ship in
        try logging("pilot in \(harbour) for \(ship)") {
          try book(harbour, ship)
        }
      })
  }

  /// These pilots, asked again after an error; a booking is made once.
  func retried(
    attempts: Int, pause: @escaping @Sendable () -> Void
  ) -> Pilots {
    let retrying = Retrying(attempts: attempts, pause: pause)
    var copy = self
    copy.free = { [free] harbour in try retrying { try free(harbour) } }
    return copy
  }

  /// These pilots with a cache of the free ones.
  func cached(
    seconds: Int, now: @escaping @Sendable () -> Int
  ) -> Pilots {
    let memory = Memory<[String]>(seconds: seconds, now: now)
    return Pilots(
      free: { harbour in
        try memory.answer(for: harbour) { try free(harbour) }
      },
      book: { harbour, ship in
        defer { memory.forget(harbour) }
        return try book(harbour, ship)
      })
  }
}

func logged(
  _ pilots: Pilots, log: @escaping @Sendable (String) -> Void
) -> Pilots {
  pilots.logged(log: log)
}

func retried(
  _ pilots: Pilots, attempts: Int, pause: @escaping @Sendable () -> Void
) -> Pilots {
  pilots.retried(attempts: attempts, pause: pause)
}

func cached(
  _ pilots: Pilots, seconds: Int, now: @escaping @Sendable () -> Int
) -> Pilots {
  pilots.cached(seconds: seconds, now: now)
}
