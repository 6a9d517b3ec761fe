// Wrong: takes a width of 0 for a width of 1, so a character is printed where there is no room.
// Rejected by: two validators each keep their own width
/// Why an address cannot be printed on a label.
enum AddressProblem: Equatable {
  /// There is nothing to read: no character, or white space only, however long.
  case blank
  /// The line has this many characters more than the label has room for.
  case tooLong(by: Int)
}

/// The rule of the label desk: an address is one line that fits the label.
struct AddressValidator {
  /// How many characters the label has room for.
  let width: Int

  init(width: Int) { self.width = max(1, width) }

  /// What is wrong with the address, or `nil` when it can be printed.
  func problem(with address: any Address) -> AddressProblem? {
    let line = address.displayAddress
    if line.allSatisfy(\.isWhitespace) { return .blank }
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
