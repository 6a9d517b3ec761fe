// Wrong: the addresses are in a global directory, by the customer's name.
// Rejected by: keeps addresses out of global state

/// What the shop shows of a customer.
struct Profile {
  let name: String

  init(name: String, address: any Address) {
    self.name = name
    Directory.shared.addresses[name] = address
  }

  /// Where the customer lives, on one line.
  var displayAddress: String {
    Directory.shared.addresses[name]?.displayAddress ?? ""
  }
}

/// Who lives where.
private final class Directory {
  nonisolated(unsafe) static let shared = Directory()
  var addresses: [String: any Address] = [:]
}
