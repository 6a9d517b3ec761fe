// Wrong: takes a messenger, and hides it in a locator that it asks later.
// Rejected by: DueReminder compiles without the desk, the post office and the locator

struct DueReminder {
  private let locator = ServiceLocator()

  init(messenger: any Messenger) {
    locator.register(messenger)
  }

  func remind(about due: [Loan]) throws {
    for loan in due {
      try locator.find().tell(loan.reader, "Please bring back \(loan.title).")
    }
  }
}
