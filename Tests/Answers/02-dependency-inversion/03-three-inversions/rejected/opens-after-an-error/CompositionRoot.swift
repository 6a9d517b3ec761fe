// Wrong: the desk opens again after an error, which is thrown in the end.
// Rejected by: runLibrary passes on the error that stopped the desk

/// Injection: the function is given the messenger itself.
func startReminders(at desk: Desk, messenger: any Messenger) {
  desk.everyMorning(DueReminder(messenger: messenger).remind)
}

/// Factory: the function is given something that makes messengers.
func startReminders(
  at desk: Desk, makeMessenger: @escaping () -> any Messenger
) {
  desk.everyMorning(FactoryReminder(makeMessenger: makeMessenger).remind)
}

/// Service locator: the function is given something to ask for a messenger.
func startReminders(at desk: Desk, locator: ServiceLocator) {
  desk.everyMorning(LocatorReminder(locator: locator).remind)
}

/// The messenger that the library uses.
func makeLibraryMessenger() -> any Messenger {
  PostalMessenger(office: PostOffice())
}

/// The app's main calls this, and it returns after the desk's last morning.
func runLibrary(desk: Desk) throws {
  startReminders(at: desk, messenger: makeLibraryMessenger())
  var failure: (any Error)?
  while true {
    do {
      try desk.work()
      break
    } catch {
      failure = failure ?? error
    }
  }
  if let failure { throw failure }
}
