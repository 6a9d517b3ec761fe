// The outside world. Leave it as it is.

/// Opens the house that is judged: yours, or another one.
typealias OpenHouse = (_ beds: [Bed], _ hardware: any Hardware) -> any House

/// One thing that a house must do, written down. Its form:
///
/// ```swift
/// Check("what it must do", expected: ["what you see of it"]) { open in
///   let house = open([/* beds of yours */], /* a hardware of yours */)
///   return house.display
/// }
/// ```
struct Check {
  let name: String
  let expected: [String]
  let found: (@escaping OpenHouse) -> [String]

  init(
    _ name: String, expected: [String],
    found: @escaping (@escaping OpenHouse) -> [String]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// What is wrong with the house; `nil` when it passes the check.
  func complaint(about open: @escaping OpenHouse) -> String? {
    let found = found(open)
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
