// The outside world. Leave it as it is.

/// One thing that the flood rules must do, written down. Its form:
///
/// ```swift
/// Check("what they must do", expected: ["Warden: Karn: …"]) {
///   makeRehearsal in
///   let rehearsal = makeRehearsal(/* a plan of yours */)
///   return rehearsal.level("Karn", 312)
/// }
/// ```
struct Check {
  /// Hands a plan to the rules that are judged.
  typealias MakeRehearsal = (Plan) -> Rehearsal

  let name: String
  let expected: [String]
  let found: (@escaping MakeRehearsal) -> [String]

  init(
    _ name: String, expected: [String],
    found: @escaping (@escaping MakeRehearsal) -> [String]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// What is wrong with the rules; `nil` when they pass the check.
  func complaint(about makeRehearsal: @escaping MakeRehearsal) -> String? {
    let found = found(makeRehearsal)
    guard found != expected else { return nil }
    // Entries before the first difference are right, and aren't shown.
    let right = zip(expected, found).prefix { $0 == $1 }.count
    return """
      Check: \(name), entry \(right + 1)
      expected: \(expected.dropFirst(right).prefix(3))
      found: \(found.dropFirst(right).prefix(3))
      """
  }
}
