// Wrong: a type that describes itself gets a line without writing one.
// Rejected by: an address without its line does not compile

protocol Address {
  var displayAddress: String { get }
}

extension Address where Self: CustomStringConvertible {
  var displayAddress: String { description }
}
