/// An address in China, which is written with the largest part first.
struct ChinaAddress: Address {
  let province: String
  let city: String
  let district: String
  let street: String

  var displayAddress: String { "\(province), \(city), \(district), \(street)" }
}

extension Address where Self == ChinaAddress {
  static func china(
    province: String, city: String, district: String, street: String
  ) -> Self {
    Self(province: province, city: city, district: district, street: street)
  }
}
