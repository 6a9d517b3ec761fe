/// A parcel locker, of which only its company knows where it stands.
struct LockerAddress: Address {
  let line: @Sendable () -> String

  var displayAddress: String { line() }
}
