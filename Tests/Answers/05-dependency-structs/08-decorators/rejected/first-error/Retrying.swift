// Wrong: the caller gets the error of the first attempt.
// Rejected by: after the last attempt, the caller gets its error

/// Asks again after an error.
struct Retrying: Sendable {
  /// How often to ask in all, at least once.
  let attempts: Int

  /// What happens between two attempts.
  let pause: @Sendable () -> Void

  /// - Throws: The error of the last attempt.
  func callAsFunction<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    do {
      return try ask()
    } catch let first {
      for _ in 1..<attempts {
        pause()
        if let answer = try? ask() { return answer }
      }
      throw first
    }
  }
}
