// Sound: the rule extends `Messenger`; three nested types call it.

extension Messenger {
  /// The rule.
  func askBack(_ due: [Loan]) {
    for loan in due { tell(loan.reader, loan.request) }
  }
}

extension Loan {
  fileprivate var request: String { "Please bring back \(title)." }
}

struct DueReminder {
  private let messenger: any Messenger
  init(messenger: any Messenger) { self.messenger = messenger }
  func morning(_ due: [Loan]) { messenger.askBack(due) }
}
