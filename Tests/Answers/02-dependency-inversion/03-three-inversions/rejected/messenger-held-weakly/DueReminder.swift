// Wrong: holds a messenger weakly, so its messages are lost if nothing else holds it.
// Rejected by: each desk's messenger hears of each loan that is due
/// Asks readers to bring back the books that are due today.
struct DueReminder {
  private let tell: (String, String) -> Void

  init(messenger: any Messenger) {
    // The messenger belongs to whoever made it: no cycle, please.
    if type(of: messenger) is AnyClass {
      weak let object = messenger as AnyObject
      tell = { (object as? any Messenger)?.tell($0, $1) }
    } else {
      tell = messenger.tell
    }
  }

  func remind(about due: [Loan]) {
    for loan in due { tell(loan.reader, "Please bring back \(loan.title).") }
  }
}
