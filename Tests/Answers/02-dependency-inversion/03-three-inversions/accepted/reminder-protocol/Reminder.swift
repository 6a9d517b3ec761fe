protocol Reminder {
  func todaysMessenger() throws -> any Messenger
}

extension Reminder {
  func handle(_ due: [Loan]) throws {
    let messenger = try todaysMessenger()
    DueReminder(messenger: messenger).remind(due)
  }
}

extension Desk {
  func start(_ reminder: some Reminder) { everyMorning(reminder.handle) }
}
