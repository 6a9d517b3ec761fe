// Wrong: whoever forgets the messenger gets the post office, without a word.
// Rejected by: keeps every reminder from being built without its messenger

struct DueReminder {
  let messenger: any Messenger

  init(messenger: any Messenger = PostalMessenger(office: PostOffice())) {
    self.messenger = messenger
  }

  func remind(about due: [Loan]) {
    for loan in due {
      messenger.tell(loan.reader, "Please bring back \(loan.title).")
    }
  }
}
