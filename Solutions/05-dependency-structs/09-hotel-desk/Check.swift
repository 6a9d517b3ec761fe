// The outside world. Leave it as it is.

/// Opens the office that is judged: yours, or another one.
typealias OpenOffice = (
  _ clock: any HouseClock, _ rates: any RateService, _ keys: any KeyWriter,
  _ cashier: any Cashier, _ journal: any Journal
) -> any FrontOffice

/// One thing that a front office must do, written down. Its form:
///
/// ```swift
/// Check("what it must do", expected: ["what you see of it"]) { open in
///   let office = open(/* a clock, rates, keys, a cashier and a journal */)
///   return ["\(try office.latePrice(room: 12, until: 14))"]
/// }
/// ```
struct Check {
  let name: String
  let expected: [String]
  let found: (@escaping OpenOffice) throws -> [String]

  init(
    _ name: String, expected: [String],
    found: @escaping (@escaping OpenOffice) throws -> [String]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// What is wrong with the office; `nil` when it passes the check.
  func complaint(about open: @escaping OpenOffice) -> String? {
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
