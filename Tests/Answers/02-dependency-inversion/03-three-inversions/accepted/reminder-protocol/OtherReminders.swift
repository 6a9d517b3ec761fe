extension DueReminder: Reminder {
  func todaysMessenger() -> any Messenger { messenger }
}

struct FactoryReminder: Reminder {
  let makeMessenger: () -> any Messenger
  func todaysMessenger() -> any Messenger { makeMessenger() }
}

extension ServiceLocator: Reminder {
  func todaysMessenger() throws -> any Messenger { try find() }
}
