// Sound: a class with a generic method; an `any Address` is opened for it.

enum AddressProblem: Equatable {
  case blank
  case tooLong(by: Int)
}

final class AddressValidator {
  private let width: Int

  init(width: Int) {
    self.width = width
  }

  func problem(with address: some Address) -> AddressProblem? {
    let line = address.displayAddress
    if line.allSatisfy(\.isWhitespace) { return .blank }
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
