// Wrong: leaves out what the customer left empty, and the commas with it.
// Rejected by: keeps the envelope of a US customer

/// An address in the United States.
struct USAddress: Address {
  let street: String
  let city: String
  let state: String

  var displayAddress: String {
    [street, city, state].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
