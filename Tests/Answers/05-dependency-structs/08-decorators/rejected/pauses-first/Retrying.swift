// Wrong: it also pauses before the first attempt.
// Rejected by: retrying asks again until an answer comes

/// Asks again after an error.
struct Retrying: Sendable {
  /// How often to ask in all, at least once.
  let attempts: Int

  /// What happens between two attempts.
  let pause: @Sendable () -> Void

  /// - Throws: The error of the last attempt.
  func callAsFunction<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    pause()
    for _ in 1..<attempts {
      do {
        return try ask()
      } catch {
        pause()
      }
    }
    return try ask()
  }
}
