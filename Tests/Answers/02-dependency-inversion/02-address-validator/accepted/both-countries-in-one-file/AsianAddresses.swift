// Sound: both new countries stand in one new file.
/// An address in China, which is written with the largest part first.
struct ChinaAddress: Address {
  let province: String
  let city: String
  let district: String
  let street: String

  var displayAddress: String { "\(province), \(city), \(district), \(street)" }
}
/// An address in Singapore, which has no states.
struct SingaporeAddress: Address {
  let street: String
  let postcode: String

  var displayAddress: String { "\(street), Singapore \(postcode)" }
}
