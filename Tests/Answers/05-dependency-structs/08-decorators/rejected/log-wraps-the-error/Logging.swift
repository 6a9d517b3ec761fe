// Wrong: the caller gets an error of the log's own.
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
      log("\(call): failed, \(error)")
      throw CallFailed(call: call, reason: "\(error)")
    }
  }
}

struct CallFailed: Error {
  let call: String
  let reason: String
}
