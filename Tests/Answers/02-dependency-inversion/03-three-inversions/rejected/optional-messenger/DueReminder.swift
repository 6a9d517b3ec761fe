// Wrong: does without a messenger, and nobody is told.
// Rejected by: keeps every reminder from being built without its messenger

/// Asks readers to bring back the books that are due today.
struct DueReminder {
  let messenger: (any Messenger)?

  func remind(about due: [Loan]) {
    for loan in due {
      messenger?.tell(loan.reader, "Please bring back \(loan.title).")
    }
  }
}
