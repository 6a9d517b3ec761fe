// Sound: a class for the detail, whose customer can move to another street.

final class USAddress: Address {
  private(set) var street: String
  let city: String
  let state: String

  init(street: String, city: String, state: String) {
    self.street = street
    self.city = city
    self.state = state
  }

  func move(to street: String) {
    self.street = street
  }

  var displayAddress: String {
    "\(street), \(city), \(state)"
  }
}
