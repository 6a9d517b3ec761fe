/// What can be asked for. Only the names and the types are used.
struct Parts {
  var account: Account
  var limit: Limit
  var motor: Motor
  var dispenser: Dispenser
}
