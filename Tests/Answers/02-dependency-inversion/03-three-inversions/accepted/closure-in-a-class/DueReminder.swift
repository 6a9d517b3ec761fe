// Sound: a class that keeps a closure, and a second initializer that takes one.

final class DueReminder {
  private let tell: (_ reader: String, _ message: String) -> Void

  init(tell: @escaping (_ reader: String, _ message: String) -> Void) {
    self.tell = tell
  }

  convenience init(messenger: any Messenger) {
    self.init(tell: messenger.tell)
  }

  func remind(about due: [Loan]) {
    for loan in due {
      tell(loan.reader, "Please bring back \(loan.title).")
    }
  }
}
