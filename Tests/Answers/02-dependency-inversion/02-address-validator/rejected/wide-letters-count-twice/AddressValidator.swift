// Wrong: a Chinese letter counts as two characters.
// Rejected by: characters are counted as a reader sees them, and spaces count too

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

  /// What is wrong with the address, or `nil` when it can be printed.
  func problem(with address: any Address) -> AddressProblem? {
    let line = address.displayAddress
    if line.allSatisfy(\.isWhitespace) { return .blank }
    let columns = line.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
    return columns > width ? .tooLong(by: columns - width) : nil
  }

  /// Hanzi, kana and hangul take two columns of the printer.
  private func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x2E80...0xA4CF, 0xAC00...0xD7A3: true
    case 0xF900...0xFAFF, 0xFF01...0xFF60: true
    default: false
    }
  }
}
