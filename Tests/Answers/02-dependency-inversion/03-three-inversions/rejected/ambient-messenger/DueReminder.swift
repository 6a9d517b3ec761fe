// Wrong: the messenger that was handed over last serves every reminder.
// Rejected by: keeps no state in a global or a static property

import Foundation

struct DueReminder {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var current: (any Messenger)?

  init(messenger: any Messenger) {
    Self.lock.withLock { Self.current = messenger }
  }

  func remind(about due: [Loan]) {
    let messenger = Self.lock.withLock { Self.current }
    for loan in due {
      messenger?.tell(loan.reader, "Please bring back \(loan.title).")
    }
  }
}
