// Wrong: remembers a verdict for each object, whose line can change.
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
  private var seen: [AnyObject] = []

  init(width: Int) { self.width = width }

  func problem(with address: any Address) -> AddressProblem? {
    guard type(of: address) is AnyClass else {
      return judge(address.displayAddress)
    }
    let object = address as AnyObject
    if let known = verdicts[ObjectIdentifier(object)] { return known }
    let verdict = judge(address.displayAddress)
    seen.append(object)
    verdicts[ObjectIdentifier(object)] = .some(verdict)
    return verdict
  }

  private func judge(_ line: String) -> AddressProblem? {
    if line.allSatisfy(\.isWhitespace) { return .blank }
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
