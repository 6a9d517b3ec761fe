// Wrong: a profile without an address compiles, as long as it says nil.
// Rejected by: keeps a profile from being built without an address

struct Profile {
  let name: String
  let address: (any Address)?

  var displayAddress: String {
    address?.displayAddress ?? ""
  }
}
