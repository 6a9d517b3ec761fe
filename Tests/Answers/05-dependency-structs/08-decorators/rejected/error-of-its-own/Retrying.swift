// Wrong: the caller gets an error that says only that it was tried.
// Rejected by: after the last attempt, the caller gets its error

/// Asks again after an error.
struct Retrying: Sendable {
  /// How often to ask in all, at least once.
  let attempts: Int

  /// What happens between two attempts.
  let pause: @Sendable () -> Void

  /// - Throws: The error of the last attempt.
  func callAsFunction<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    for attempt in 1...attempts {
      if attempt > 1 { pause() }
      if let answer = try? ask() { return answer }
    }
    throw OfficeBusy()
  }
}
