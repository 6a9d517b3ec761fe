// The outside world. Leave it as it is.

/// Begins the walk that is judged: yours, or another one.
typealias MakeWalk = (
  _ meters: [Meter], _ utility: Utility, _ store: any Store
) -> any Walk

/// One thing that a walk must do, written down. Its form:
///
/// ```swift
/// Check("what it must do", expected: ["what you see of it"]) { makeWalk in
///   let walk = makeWalk([/* meters */], .brook(/* a server */), /* a store */)
///   return walk.enter(/* a reading */).map { "\($0.outcome)" }
/// }
/// ```
struct Check {
  let name: String
  let expected: [String]
  let found: (@escaping MakeWalk) -> [String]

  init(
    _ name: String, expected: [String],
    found: @escaping (@escaping MakeWalk) -> [String]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// What is wrong with the walk; `nil` when it passes the check.
  func complaint(about makeWalk: @escaping MakeWalk) -> String? {
    let found = found(makeWalk)
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
