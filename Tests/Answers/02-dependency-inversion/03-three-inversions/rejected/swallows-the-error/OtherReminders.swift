// Wrong: when no messenger was registered, readers are silently not told.
// Rejected by: the locator hides a forgotten messenger until it runs

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

  func remind(about due: [Loan]) {
    guard let messenger = try? locator.find() else { return }
    DueReminder(messenger: messenger).remind(about: due)
  }
}
