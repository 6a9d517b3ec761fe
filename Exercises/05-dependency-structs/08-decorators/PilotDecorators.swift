// TODO: Each of these three hands back the pilots that it got.

/// Pilots whose calls are logged.
func logged(
  _ pilots: Pilots, log: @escaping @Sendable (String) -> Void
) -> Pilots {
  pilots
}

/// Pilots who are asked again after an error, `attempts` times in all.
func retried(
  _ pilots: Pilots, attempts: Int, pause: @escaping @Sendable () -> Void
) -> Pilots {
  pilots
}

/// Pilots whose free ones are kept until the answer is `seconds` old.
func cached(
  _ pilots: Pilots, seconds: Int, now: @escaping @Sendable () -> Int
) -> Pilots {
  pilots
}
