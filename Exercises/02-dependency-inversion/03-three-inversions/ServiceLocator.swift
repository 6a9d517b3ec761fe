// The outside world. Leave it as it is.

/// Hands out what was registered, to anybody who asks.
///
/// In a real app it holds many things; this one holds a messenger.
final class ServiceLocator {
  struct NothingRegistered: Error {}

  private var messenger: (any Messenger)?

  func register(_ messenger: any Messenger) {
    self.messenger = messenger
  }

  /// - Throws: `NothingRegistered` when nobody has registered a messenger.
  func find() throws -> any Messenger {
    guard let messenger else { throw NothingRegistered() }
    return messenger
  }
}
