struct DueReminder {
  let messenger: any Messenger

  func remind(_ due: some Sequence<Loan>) {
    for loan in due {
      messenger.tell(loan.reader, "Please bring back " + loan.title + ".")
    }
  }
}
