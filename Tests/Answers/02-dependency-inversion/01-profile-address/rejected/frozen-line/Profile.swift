// Wrong: asks once, and shows the same line for ever.
// Rejected by: a profile follows an address that moves

struct Profile {
  let name: String
  let displayAddress: String

  init(name: String, address: any Address) {
    self.name = name
    displayAddress = address.displayAddress
  }
}
