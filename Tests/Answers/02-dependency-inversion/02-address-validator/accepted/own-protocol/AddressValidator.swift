// Sound: asks for a text, in a protocol of its own; an adapter brings addresses.
// Keeps: 1

enum AddressProblem: Equatable {
  case blank
  case tooLong(by: Int)
}

/// What fits on a label, or does not: an address, a parcel locker, a greeting.
protocol Printable {
  var text: String { get }
}

struct AddressValidator {
  let width: Int

  func problem(with label: any Printable) -> AddressProblem? {
    let text = label.text
    if text.allSatisfy(\.isWhitespace) { return .blank }
    return text.count > width ? .tooLong(by: text.count - width) : nil
  }
}

extension AddressValidator {
  func problem(with address: any Address) -> AddressProblem? {
    problem(with: AddressText(address: address))
  }
}

private struct AddressText: Printable {
  let address: any Address

  var text: String { address.displayAddress }
}
