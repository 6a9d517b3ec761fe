/// Pilots whose calls are logged.
func logged(
  _ pilots: Pilots, log: @escaping @Sendable (String) -> Void
) -> Pilots {
  let logging = Logging(log: log)
  return Pilots(
    free: { harbour in
      try logging("free pilots in \(harbour)") { try pilots.free(harbour) }
    },
    book: { harbour, ship in
      try logging("pilot in \(harbour) for \(ship)") {
        try pilots.book(harbour, ship)
      }
    })
}

/// Pilots who are asked again after an error, `attempts` times in all.
///
/// A booking is tried once: a second try could send a second pilot.
func retried(
  _ pilots: Pilots, attempts: Int, pause: @escaping @Sendable () -> Void
) -> Pilots {
  let retrying = Retrying(attempts: attempts, pause: pause)
  return Pilots(
    free: { harbour in try retrying { try pilots.free(harbour) } },
    book: pilots.book)
}

/// Pilots whose free ones are kept until the answer is `seconds` old, or until
/// a booking in their harbour.
func cached(
  _ pilots: Pilots, seconds: Int, now: @escaping @Sendable () -> Int
) -> Pilots {
  let memory = Memory<[String]>(seconds: seconds, now: now)
  return Pilots(
    free: { harbour in
      // If nobody is free, somebody may be soon, so that isn't kept.
      try memory.answer(for: harbour, where: { !$0.isEmpty }) {
        try pilots.free(harbour)
      }
    },
    book: { harbour, ship in
      // Also after an error, since the booking may have arrived.
      defer { memory.forget(harbour) }
      return try pilots.book(harbour, ship)
    })
}
