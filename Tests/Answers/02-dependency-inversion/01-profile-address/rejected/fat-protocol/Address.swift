// Wrong: the parts of a US address are in the rule, so all must have a state.
// Rejected by: what Profile needs knows nothing of a street, a city or a state

protocol Address {
  var street: String { get }
  var city: String { get }
  var state: String { get }
  var displayAddress: String { get }
}
