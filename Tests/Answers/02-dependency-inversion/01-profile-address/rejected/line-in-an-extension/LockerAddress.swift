struct LockerAddress: Address {
  let line: @Sendable () -> String

  var displayAddress: String { line() }
}
