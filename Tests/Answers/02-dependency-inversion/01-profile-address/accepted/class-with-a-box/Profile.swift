// Sound: Profile is a final class; the address is kept in a generic box behind a private base class; Address is Sendable.
/// What the shop shows of a customer.
final class Profile: Sendable {
  let name: String
  private let box: AnyBox

  init(name: String, address: any Address) {
    func boxed<A: Address>(_ address: A) -> AnyBox { Box(address) }
    self.name = name
    self.box = boxed(address)
  }

  /// Where the customer lives, on one line.
  var displayAddress: String { box.line }
}

private class AnyBox: @unchecked Sendable {
  var line: String { fatalError("A box is always a Box<A>.") }
}

private final class Box<A: Address>: AnyBox, @unchecked Sendable {
  let address: A
  init(_ address: A) { self.address = address }
  override var line: String { address.displayAddress }
}
