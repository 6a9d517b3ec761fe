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
  let found: (OpenPractice) throws -> [String]

  init(
    _ name: String, expected: [String],
    found: @escaping (OpenPractice) throws -> [String]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// What is wrong with the practice; `nil` when it passes the check.
  func complaint(about open: OpenPractice) -> String? {
    let found: [String]
    do {
      found = try self.found(open)
    } catch {
      found = ["threw \(error)"]
    }
    guard found != expected else { return nil }
    return "Check: \(name)\nexpected: \(expected)\nfound: \(found)"
  }
}
