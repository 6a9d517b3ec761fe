struct ChinaAddress: Address {
  let province: String
  let city: String
  let district: String
  let street: String

  var displayAddress: String { "\(province), \(city), \(district), \(street)" }

  func problem(onLabelOf width: Int) -> AddressProblem? {
    let line = displayAddress
    return line.count > width ? .tooLong(by: line.count - width) : nil
  }
}
