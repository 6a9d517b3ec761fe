// The outside world. Leave it as it is.

/// What a screen of the harbour is made of.
struct Dependencies: Sendable {
  /// The tide office. Each call of it costs money.
  var tides: any TideTable

  /// The pilot office. Each call of it costs money.
  var pilots: Pilots

  /// Writes a line into the screen's log.
  var log: @Sendable (String) -> Void

  /// The time in seconds.
  var now: @Sendable () -> Int

  /// Waits a moment, so that a busy office can catch up.
  var pause: @Sendable () -> Void
}
