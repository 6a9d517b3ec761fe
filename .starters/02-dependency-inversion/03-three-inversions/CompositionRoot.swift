// TODO 3: Build the reminder that each function's comment asks for, and let
// the desk call it. In `runLibrary(desk:)`, too, the desk must run the loop.

/// Injection: the reminder is handed its messenger.
func startReminders(at desk: Desk, messenger: any Messenger) {
}

/// Factory: the reminder is handed something that makes messengers.
func startReminders(
  at desk: Desk, makeMessenger: @escaping () -> any Messenger
) {
}

/// Service locator: the reminder is handed something to ask.
func startReminders(at desk: Desk, locator: ServiceLocator) {
}

/// The messenger that the library uses.
func makeLibraryMessenger() -> any Messenger {
  PostalMessenger(office: PostOffice())
}

/// The app's main calls this, and it returns after the desk's last morning.
func runLibrary(desk: Desk) throws {
  DueReminder(desk: desk).run()
}
