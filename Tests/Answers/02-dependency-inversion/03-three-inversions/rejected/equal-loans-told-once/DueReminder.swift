// Wrong: a reader who has two copies of a book is told once.
// Rejected by: each desk's messenger hears of each loan that is due

/// Asks readers to bring back the books that are due today.
struct DueReminder {
  let messenger: any Messenger

  func remind(about due: [Loan]) {
    var told: Set<[String]> = []
    for loan in due where told.insert([loan.reader, loan.title]).inserted {
      messenger.tell(loan.reader, "Please bring back \(loan.title).")
    }
  }
}
