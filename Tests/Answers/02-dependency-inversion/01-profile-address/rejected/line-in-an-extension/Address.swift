// Wrong: the line is declared in an extension only, so US addresses aren't asked.
// Rejected by: keeps the envelope of a US customer

protocol Address {}

extension Address {
  var displayAddress: String { "" }
}
