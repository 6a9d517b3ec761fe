// Wrong: measures a trimmed line, while the desk prints the whole one.
// Rejected by: characters are counted as a reader sees them, and spaces count too

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
    var line = address.displayAddress[...]
    while line.first?.isWhitespace == true { line.removeFirst() }
    while line.last?.isWhitespace == true { line.removeLast() }
    if line.isEmpty { return .blank }
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
