// Wrong: cuts the US line at its commas and reverses it, so a street with a comma is torn apart.
// Rejected by: a China address is written with the largest part first

import Foundation

/// An address in China: as in the US, the other way round.
struct ChinaAddress: Address {
  let western: USAddress

  init(province: String, city: String, district: String, street: String) {
    western = USAddress(
      street: street, city: "\(district), \(city)", state: province)
  }

  var displayAddress: String {
    western.displayAddress.components(separatedBy: ", ").reversed()
      .joined(separator: ", ")
  }
}
