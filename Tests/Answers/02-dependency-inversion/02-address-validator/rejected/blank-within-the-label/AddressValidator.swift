// Wrong: looks for something to read only as far as the label goes.
// Rejected by: a blank line is a problem of its own
/// Why an address cannot be printed on a label.
enum AddressProblem: Equatable {
  /// There is nothing to read: no character, or white space only, however long.
  case blank
  /// The line has this many characters more than the label has room for.
  case tooLong(by: Int)
}

struct AddressValidator {
  let width: Int

  func problem(with address: any Address) -> AddressProblem? {
    let line = address.displayAddress
    // Only what is on the label can be read.
    if line.prefix(max(0, width)).allSatisfy(\.isWhitespace) { return .blank }
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
