// Wrong: the width that was given last serves every validator.
// Rejected by: keeps no state in a global or a static property

import Synchronization

enum AddressProblem: Equatable {
  case blank
  case tooLong(by: Int)
}

struct AddressValidator {
  private static let current = Mutex(0)

  init(width: Int) {
    Self.current.withLock { $0 = width }
  }

  func problem(with address: any Address) -> AddressProblem? {
    let width = Self.current.withLock { $0 }
    let line = address.displayAddress
    if line.allSatisfy(\.isWhitespace) { return .blank }
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
