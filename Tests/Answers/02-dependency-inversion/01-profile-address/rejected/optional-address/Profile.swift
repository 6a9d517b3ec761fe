// Wrong: an optional property, filled in afterwards or never.
// Rejected by: keeps a profile from being built without an address

struct Profile {
  let name: String
  var address: (any Address)?

  var displayAddress: String {
    address?.displayAddress ?? ""
  }
}
