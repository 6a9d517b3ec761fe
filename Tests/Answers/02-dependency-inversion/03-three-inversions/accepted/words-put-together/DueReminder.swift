// Sound: the words of a reminder are put together from parts.

/// Asks readers to bring back the books that are due today.
struct DueReminder {
  let messenger: any Messenger

  func remind(about due: [Loan]) {
    for loan in due {
      let words = ["Please bring back", loan.title].joined(separator: " ")
      messenger.tell(loan.reader, words + ".")
    }
  }
}
