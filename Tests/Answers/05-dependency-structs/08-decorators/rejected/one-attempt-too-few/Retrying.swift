// Wrong: it counts the retries only after the last attempt.
// Rejected by: retrying asks again until an answer comes

/// Asks again after an error.
struct Retrying: Sendable {
  /// How often to ask in all, at least once.
  let attempts: Int

  /// What happens between two attempts.
  let pause: @Sendable () -> Void

  /// - Throws: The error of the last attempt.
  func callAsFunction<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    for _ in 1..<max(attempts - 1, 1) {
      do {
        return try ask()
      } catch {
        pause()
      }
    }
    return try ask()
  }
}
