// Wrong: it pauses after the last attempt as well, for nothing.
// Rejected by: after the last attempt, the caller gets its error

/// Asks again after an error.
struct Retrying: Sendable {
  /// How often to ask in all, at least once.
  let attempts: Int

  /// What happens between two attempts.
  let pause: @Sendable () -> Void

  /// - Throws: The error of the last attempt.
  func callAsFunction<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    var last: any Error = CancellationError()
    for _ in 0..<attempts {
      do {
        return try ask()
      } catch {
        last = error
        pause()
      }
    }
    throw last
  }
}
