/// The order form of the United States.
struct USForm {
  let street, city, state: String

  func line() -> String { "\(street), \(city), \(state)" }
}
