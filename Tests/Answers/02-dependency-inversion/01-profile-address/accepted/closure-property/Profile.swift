// Sound: stores what the address does, not the address.

struct Profile {
  let name: String
  private let line: () -> String

  init(name: String, address: any Address) {
    self.name = name
    line = { address.displayAddress }
  }

  var displayAddress: String {
    line()
  }
}
