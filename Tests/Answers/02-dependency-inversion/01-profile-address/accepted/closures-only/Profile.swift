// Sound: the profile needs one line, so it takes a closure; there is no protocol.
// Keeps: 1

/// What the shop shows of a customer.
struct Profile {
  let name: String
  private let line: () -> String

  init(name: String, line: @escaping () -> String) {
    self.name = name
    self.line = line
  }

  /// Where the customer lives, on one line.
  var displayAddress: String { line() }
}
