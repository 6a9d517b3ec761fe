/// Reminds with a messenger that a factory makes.
struct FactoryReminder {
  let makeMessenger: () -> any Messenger

  // TODO 4: Remind by the same rule. Each morning has a new messenger.
  func remind(about due: [Loan]) {}
}

/// Reminds with a messenger that a service locator finds.
struct LocatorReminder {
  let locator: ServiceLocator

  // TODO 5: Remind by the same rule. Each morning, use what the locator finds
  // then; if it finds none, its error must reach the desk.
  func remind(about due: [Loan]) throws {}
}
