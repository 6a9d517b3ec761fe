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
  let found: (MakeWalk) -> [String]

  init(
    _ name: String, expected: [String], found: @escaping (MakeWalk) -> [String]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// What is wrong with the walk; `nil` when it passes the check.
  func complaint(about makeWalk: MakeWalk) -> String? {
    let found = found(makeWalk)
    guard found != expected else { return nil }
    return "Check: \(name)\nexpected: \(expected)\nfound: \(found)"
  }
}
