/// A parcel locker, of which only its company knows where it stands.
final class LockerAddress: Address {
  let line: @Sendable () -> String

  init(line: @escaping @Sendable () -> String) { self.line = line }

  var displayAddress: String { line() }
}
