// The outside world. Leave it as it is.

/// What finds the problem with an address; `nil` when it can be printed.
typealias Judge = (any Address) -> AddressProblem?

/// What a check judges: a width goes in, and a judge for such labels comes out.
typealias MakeJudge = (_ width: Int) -> Judge

/// One thing that a validator must do, written down.
///
/// ```swift
/// Check("what it must do", expected: nil) { makeJudge in
///   let judge = makeJudge(30)
///   return judge(USAddress(street: "1 Elm St", city: "Troy", state: "NY"))
/// }
/// ```
struct Check {
  private let name: String
  private let expected: [AddressProblem?]
  private let found: (@escaping MakeJudge) -> [AddressProblem?]

  /// - Parameters:
  ///   - name: What the check is about. It is shown when the check fails.
  ///   - expected: What must come out, answer by answer.
  ///   - found: What comes out of the judges that the check makes.
  init(
    _ name: String, expected: [AddressProblem?],
    found: @escaping (@escaping MakeJudge) -> [AddressProblem?]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// A check of one answer.
  init(
    _ name: String, expected: AddressProblem?,
    found: @escaping (@escaping MakeJudge) -> AddressProblem?
  ) {
    self.init(name, expected: [expected]) { [found($0)] }
  }

  /// What is wrong with the judges; `nil` when the check passes.
  func complaint(about makeJudge: @escaping MakeJudge) -> String? {
    let answers = found(makeJudge)
    guard answers != expected else { return nil }
    return """
      Check: \(name)
      expected: \(text(expected))
      found: \(text(answers))
      """
  }

  private func text(_ answers: [AddressProblem?]) -> String {
    answers.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", ")
  }
}
