// Wrong: asks the locator for each loan, so one morning can have many messengers.
// Rejected by: the locator is asked once each morning with something due

struct FactoryReminder {
  let makeMessenger: () -> any Messenger

  func remind(about due: [Loan]) {
    DueReminder(messenger: makeMessenger()).remind(about: due)
  }
}

struct LocatorReminder {
  let locator: ServiceLocator

  func remind(about due: [Loan]) throws {
    for loan in due {
      DueReminder(messenger: try locator.find()).remind(about: [loan])
    }
  }
}
