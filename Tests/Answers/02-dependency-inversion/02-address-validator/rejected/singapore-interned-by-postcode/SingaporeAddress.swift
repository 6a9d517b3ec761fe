// Wrong: remembers one line for each postcode, in a static table.
// Rejected by: keeps no state in a global or a static property

import Synchronization

/// An address in Singapore. A postcode there stands for one building.
final class SingaporeAddress: Address {
  private static let buildings = Mutex<[String: String]>([:])
  let displayAddress: String

  init(street: String, postcode: String) {
    displayAddress = Self.buildings.withLock { known in
      let line = known[postcode] ?? "\(street), Singapore \(postcode)"
      known[postcode] = line
      return line
    }
  }
}
