// Sound: a class for the profile, Sendable all the way, and the conformance
// in an extension.

final class Profile: Sendable {
  let name: String
  private let address: any Address

  init(name: String, address: some Address) {
    self.name = name
    self.address = address
  }

  var displayAddress: String {
    address.displayAddress
  }
}
