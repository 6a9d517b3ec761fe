enum US {
  /// An address in the United States.
  struct Home {
    var street: String
    var city: String
    var state: String
  }
}

typealias USAddress = US.Home

extension US.Home: Address, Hashable, Codable {
  var displayAddress: String {
    street + ", " + city + ", " + state
  }
}
