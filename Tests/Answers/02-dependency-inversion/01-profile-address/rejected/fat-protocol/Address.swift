// Wrong: the parts of a US address are in the rule, so all must have a state.
// Rejected by: an address needs nothing but a line to show

protocol Address {
  var street: String { get }
  var city: String { get }
  var state: String { get }
  var displayAddress: String { get }
}
