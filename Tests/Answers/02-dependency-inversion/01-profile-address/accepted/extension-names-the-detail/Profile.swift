// Sound: a generic box, and a file of its own that builds US profiles.

/// What the shop shows of a customer.
struct Profile {
  private class Place {
    var line: String { fatalError("abstract") }
  }

  private final class Of<A: Address>: Place {
    let address: A
    init(_ address: A) { self.address = address }
    override var line: String { address.displayAddress }
  }

  let name: String
  private let place: Place

  init(name: String, address: any Address) {
    func box(_ address: some Address) -> Place { Of(address) }
    self.name = name
    place = box(address)
  }

  init(_ name: String, at address: some Address) {
    self.init(name: name, address: address)
  }

  /// Where the customer lives, on one line.
  var displayAddress: String { place.line }
}
