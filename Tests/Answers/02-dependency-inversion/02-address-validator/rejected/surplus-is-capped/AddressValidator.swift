// Wrong: stops counting after a thousand characters.
// Rejected by: an address from nowhere has to fit the label

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
    if line.allSatisfy(\.isWhitespace) { return .blank }
    let count = line.prefix(max(width, 1_000)).count
    return count > width ? .tooLong(by: count - width) : nil
  }
}
