struct SingaporeAddress: Address {
  let street: String
  let postcode: String

  var displayAddress: String { "\(street), Singapore \(postcode)" }

  func problem(onLabelOf width: Int) -> AddressProblem? {
    let line = displayAddress
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
