/// A parcel locker, of which only its company knows where it stands.
struct LockerAddress: Address, CustomStringConvertible {
  let line: @Sendable () -> String

  var description: String { "a locker" }
  var displayAddress: String { line() }
}
