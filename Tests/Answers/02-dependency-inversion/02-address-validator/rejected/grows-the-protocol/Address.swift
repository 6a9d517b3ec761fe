// Wrong: every country, old or new, has to judge itself.
// Rejected by: keeps Address, Profile and USAddress as they are

protocol Address {
  var displayAddress: String { get }

  func problem(onLabelOf width: Int) -> AddressProblem?
}
