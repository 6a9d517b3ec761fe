/// An address in China, which is written with the largest part first.
struct ChinaAddress: Address {
  let province: String
  let city: String
  let district: String
  let street: String

  var displayAddress: String { "\(province), \(city), \(district), \(street)" }
}
