// Wrong: a call that fails is not logged.
// Rejected by: a log has a line for each call, whether it fails or not

/// Writes a line when a call has ended.
struct Logging: Sendable {
  let log: @Sendable (String) -> Void

  func callAsFunction<Answer>(
    _ call: String, _ body: () throws -> Answer
  ) throws -> Answer {
    do {
      let answer = try body()
      log("\(call): answered")
      return answer
    } catch {
      throw error
    }
  }
}
