/// Where a customer lives.
struct Address {
  let street: String
  let city: String
  let state: String
}
