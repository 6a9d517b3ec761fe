// Wrong: the profile writes every kind of address, so each new one opens it again.
// Rejected by: what Profile needs knows nothing of a street, a city or a state

/// What the shop shows of a customer.
struct Profile {
  enum Home {
    case us(street: String, city: String, state: String)
    case locker(@Sendable () -> String)
  }

  let name: String
  let home: Home

  /// Where the customer lives, on one line.
  var displayAddress: String {
    switch home {
    case .us(let street, let city, let state): "\(street), \(city), \(state)"
    case .locker(let line): line()
    }
  }
}
