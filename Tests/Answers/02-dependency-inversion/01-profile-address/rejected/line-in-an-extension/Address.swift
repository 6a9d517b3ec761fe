// Wrong: the line is declared in an extension only, so US addresses aren't asked.
// Rejected by: keeps every kind of address writing a line of its own

protocol Address {}

extension Address {
  var displayAddress: String { "" }
}
