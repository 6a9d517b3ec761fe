// Sound: each rule is a closure; the first one that objects wins.

enum AddressProblem: Equatable {
  case blank
  case tooLong(by: Int)
}

struct AddressValidator {
  private let rules: [(String) -> AddressProblem?]

  init(width: Int) {
    rules = [
      { $0.allSatisfy(\.isWhitespace) ? .blank : nil },
      { $0.count > width ? .tooLong(by: $0.count - width) : nil },
    ]
  }

  func problem(with address: any Address) -> AddressProblem? {
    let line = address.displayAddress
    return rules.lazy.compactMap { $0(line) }.first
  }
}
