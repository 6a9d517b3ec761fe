// The outside world. Leave it as it is.

/// Opens the practice that is judged: yours, or another one.
typealias OpenPractice = (_ premises: Premises) -> any Practice

/// One thing that a practice must do, written down. Its form:
///
/// ```swift
/// Check("what it must do", expected: ["what you see of it"]) { open in
///   let practice = open(/* premises of yours */)
///   return try practice.begin("Ada", in: "1").allergies
/// }
/// ```
struct Check {
  let name: String
  let expected: [String]
  let found: (@escaping OpenPractice) throws -> [String]

  init(
    _ name: String, expected: [String],
    found: @escaping (@escaping OpenPractice) throws -> [String]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// What is wrong with the practice; `nil` when it passes the check.
  func complaint(about open: @escaping OpenPractice) -> String? {
    let found: [String]
    do {
      found = try self.found(open)
    } catch {
      found = ["threw \(error)"]
    }
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
