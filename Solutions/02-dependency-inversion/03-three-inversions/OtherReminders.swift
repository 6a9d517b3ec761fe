/// Reminds with a messenger that a factory makes, a new one each morning.
struct FactoryReminder {
  let makeMessenger: () -> any Messenger

  func remind(about due: [Loan]) {
    DueReminder(messenger: makeMessenger()).remind(about: due)
  }
}

/// Reminds with the messenger that a service locator finds that morning.
struct LocatorReminder {
  let locator: ServiceLocator

  func remind(about due: [Loan]) throws {
    DueReminder(messenger: try locator.find()).remind(about: due)
  }
}
