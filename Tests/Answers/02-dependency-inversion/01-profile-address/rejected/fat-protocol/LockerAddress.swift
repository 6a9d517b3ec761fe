struct LockerAddress: Address {
  let line: @Sendable () -> String

  let street = ""
  let city = ""
  let state = ""
  var displayAddress: String { line() }
}
