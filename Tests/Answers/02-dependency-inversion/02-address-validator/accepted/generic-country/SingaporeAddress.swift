enum Singapore: Country {
  static func line(_ parts: (street: String, postcode: String)) -> String {
    "\(parts.street), Singapore \(parts.postcode)"
  }
}
