// Wrong: it makes `attempts` retries after the first attempt.
// Rejected by: after the last attempt, the caller gets its error

/// Asks again after an error.
struct Retrying: Sendable {
  /// How often to ask in all, at least once.
  let attempts: Int

  /// What happens between two attempts.
  let pause: @Sendable () -> Void

  /// - Throws: The error of the last attempt.
  func callAsFunction<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    for _ in 0..<attempts {
      do {
        return try ask()
      } catch {
        pause()
      }
    }
    return try ask()
  }
}
