/// What the shop shows of a customer.
final class Profile {
  let name: String
  private let place: any Showable

  init(_ name: String, at place: any Showable) {
    self.name = name
    self.place = place
  }

  /// Where the customer lives, on one line.
  var displayAddress: String { place.onOneLine() }
}
