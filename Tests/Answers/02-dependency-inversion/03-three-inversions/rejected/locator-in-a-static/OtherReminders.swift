// Wrong: the locator that was handed over last serves every desk.
// Rejected by: keeps no state in a global or a static property

struct FactoryReminder {
  let makeMessenger: () -> any Messenger

  func remind(about due: [Loan]) {
    DueReminder(messenger: makeMessenger()).remind(about: due)
  }
}

/// Reminds with a messenger that the service locator finds.
struct LocatorReminder {
  nonisolated(unsafe) private static var locator = ServiceLocator()

  init(locator: ServiceLocator) { Self.locator = locator }

  func remind(about due: [Loan]) throws {
    DueReminder(messenger: try Self.locator.find()).remind(about: due)
  }
}
