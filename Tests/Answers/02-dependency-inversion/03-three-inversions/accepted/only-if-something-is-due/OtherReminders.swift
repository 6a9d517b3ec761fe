// Sound: a morning without loans needs no messenger, so neither way asks for one.

struct FactoryReminder {
  let makeMessenger: () -> any Messenger

  func remind(about due: [Loan]) {
    guard !due.isEmpty else { return }
    DueReminder(messenger: makeMessenger()).remind(about: due)
  }
}

struct LocatorReminder {
  let locator: ServiceLocator

  func remind(about due: [Loan]) throws {
    guard !due.isEmpty else { return }
    DueReminder(messenger: try locator.find()).remind(about: due)
  }
}
