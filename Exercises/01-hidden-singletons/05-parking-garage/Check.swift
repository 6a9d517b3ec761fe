// The outside world. Leave it as it is.

/// One thing that a garage must do, written down. Its form:
///
/// ```swift
/// Check("what it must do", expected: ["what the desk says"]) { makeGarage in
///   let desk = makeGarage(/* a site of yours */, /* a world of yours */)
///   return [desk.sign()]
/// }
/// ```
struct Check {
  /// Makes a garage of the kind that is judged; may be called several times.
  typealias MakeGarage = (Site, GarageWorld) -> GarageDesk

  let name: String
  let expected: [String]
  let found: (@escaping MakeGarage) -> [String]

  init(
    _ name: String, expected: [String],
    found: @escaping (@escaping MakeGarage) -> [String]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// What is wrong with the garages; `nil` when they pass the check.
  func complaint(about makeGarage: @escaping MakeGarage) -> String? {
    let found = found(makeGarage)
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
