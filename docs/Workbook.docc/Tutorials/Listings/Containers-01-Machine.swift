/// The money of whoever has put a card in.
struct Account {
  let owner: String
  let balance: Int
}

/// Nobody gets more than they have.
struct Limit {
  let account: Account

  func allows(_ amount: Int) -> Bool { amount <= account.balance }
}

/// Moves the notes. Testing it takes half a minute.
final class Motor {
  init(test: () -> Void) { test() }

  func push(_ amount: Int) -> String { "\(amount) in notes" }
}

/// Pays out, within a limit.
final class Dispenser {
  private let motor: Motor
  private let limit: Limit

  init(motor: Motor, limit: Limit) {
    self.motor = motor
    self.limit = limit
  }

  func pay(_ amount: Int) -> String {
    limit.allows(amount) ? motor.push(amount) : "Not enough."
  }
}
