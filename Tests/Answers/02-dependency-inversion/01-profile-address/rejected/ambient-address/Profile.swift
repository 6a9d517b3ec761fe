// Wrong: the address that was handed over last is shown for every customer.
// Rejected by: keeps addresses out of global state

import Synchronization

struct Profile {
  private static let current = Mutex<(any Address)?>(nil)

  let name: String

  init(name: String, address: any Address) {
    self.name = name
    Self.current.withLock { $0 = address }
  }

  var displayAddress: String {
    Self.current.withLock { $0 }?.displayAddress ?? ""
  }
}
