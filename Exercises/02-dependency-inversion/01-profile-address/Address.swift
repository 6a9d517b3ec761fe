/// Where a customer lives.
// TODO 1: State the business rule here: what a profile has to know of any
// address, in any country, and nothing more.
struct Address {
  let street: String
  let city: String
  let state: String
}
