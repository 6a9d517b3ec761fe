// Wrong: remembers one verdict for each type of address.
// Rejected by: each address is judged by the line it has now

/// Why an address cannot be printed on a label.
enum AddressProblem: Equatable {
  /// There is nothing to read: no character, or white space only, however long.
  case blank
  /// The line has this many characters more than the label has room for.
  case tooLong(by: Int)
}

final class AddressValidator {
  let width: Int
  private var verdicts: [ObjectIdentifier: AddressProblem?] = [:]

  init(width: Int) { self.width = width }

  func problem(with address: any Address) -> AddressProblem? {
    let country = ObjectIdentifier(type(of: address))
    if let known = verdicts[country] { return known }
    let line = address.displayAddress
    let verdict: AddressProblem?
    if line.allSatisfy(\.isWhitespace) {
      verdict = .blank
    } else {
      verdict = line.count > width ? .tooLong(by: line.count - width) : nil
    }
    verdicts[country] = .some(verdict)
    return verdict
  }
}
