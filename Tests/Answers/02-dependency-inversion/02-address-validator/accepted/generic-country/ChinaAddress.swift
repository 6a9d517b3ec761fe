enum China: Country {
  struct Parts {
    let province: String
    let city: String
    let district: String
    let street: String
  }

  static func line(_ parts: Parts) -> String {
    [parts.province, parts.city, parts.district, parts.street].joined(
      separator: ", ")
  }
}
