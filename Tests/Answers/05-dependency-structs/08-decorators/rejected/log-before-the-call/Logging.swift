// Wrong: the line is written before the call has ended, and so it always says the same.
// Rejected by: a log has a line for each call, whether it fails or not

/// Writes a line when a call has ended.
struct Logging: Sendable {
  let log: @Sendable (String) -> Void

  func callAsFunction<Answer>(
    _ call: String, _ body: () throws -> Answer
  ) throws -> Answer {
    log("\(call): answered")
    return try body()
  }
}
