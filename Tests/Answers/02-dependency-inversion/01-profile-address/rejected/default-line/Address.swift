// Wrong: whoever forgets the line shows an empty one.
// Rejected by: an address without its line does not compile

protocol Address {
  var displayAddress: String { get }
}

extension Address {
  var displayAddress: String { "" }
}
