// Wrong: the factory's reminder repeats the rule, so the next change will miss it.
// Rejected by: keeps the wording of a reminder in one place, with the rule

/// Reminds with a messenger that a factory makes, a new one each morning.
struct FactoryReminder {
  let makeMessenger: () -> any Messenger

  func remind(about due: [Loan]) {
    let messenger = makeMessenger()
    for loan in due {
      messenger.tell(loan.reader, "Please bring back \(loan.title).")
    }
  }
}

/// Reminds with the messenger that a service locator finds that morning.
struct LocatorReminder {
  let locator: ServiceLocator

  func remind(about due: [Loan]) throws {
    DueReminder(messenger: try locator.find()).remind(about: due)
  }
}
