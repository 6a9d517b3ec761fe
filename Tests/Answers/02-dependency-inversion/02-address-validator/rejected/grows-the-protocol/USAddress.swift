struct USAddress: Address {
  let street: String
  let city: String
  let state: String

  var displayAddress: String { "\(street), \(city), \(state)" }

  func problem(onLabelOf width: Int) -> AddressProblem? {
    let line = displayAddress
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
