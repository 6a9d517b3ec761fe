/// Asks readers to bring back the books that are due today.
enum DueReminder {
  static func remind(_ due: [Loan], by messenger: some Messenger) {
    for loan in due {
      messenger.tell(loan.reader, "Please bring back \(loan.title).")
    }
  }
}
