// The outside world. Leave it as it is.
import SpecSupport

/// The library's desk. Each morning it knows what is due on that day.
final class Desk {
  private var mornings: ArraySlice<[Loan]>
  private var handlers: [([Loan]) throws -> Void] = []

  init(mornings: [[Loan]]) {
    self.mornings = mornings[...]
  }

  /// For those who ask: what is due on the next morning, `nil` after the last.
  /// One who asks takes the morning away from all others.
  func nextMorning() -> [Loan]? {
    Tripwire.touch("Desk.nextMorning()")
    return mornings.popFirst()
  }

  /// For those who want to be called: the handler gets each morning's loans.
  func everyMorning(_ handler: @escaping ([Loan]) throws -> Void) {
    handlers.append(handler)
  }

  /// Opens, morning after morning, and calls every handler; stops at an error.
  func work() throws {
    while let due = mornings.popFirst() {
      for handler in handlers { try handler(due) }
    }
  }
}
