/// The probe **again**: asks the same question several times, and returns all answers.
///
/// They're equal unless asking consumes something, or keeps what should have been asked anew.
///
/// ```swift
/// #expect(again { spy.sent } == [["hello"], ["hello"], ["hello"]])
/// ```
public func again<Answer>(
  _ times: Int = 3, _ ask: () throws -> Answer
) rethrows -> [Answer] {
  try (0..<times).map { _ in try ask() }
}

/// The probe **again** for a question that takes its time.
public nonisolated(nonsending) func again<Answer>(
  _ times: Int = 3, _ ask: nonisolated(nonsending) () async throws -> Answer
) async rethrows -> [Answer] {
  var answers: [Answer] = []
  for _ in 0..<times { answers.append(try await ask()) }
  return answers
}
