// TODO: The first three functions do nothing yet: at their desks, readers are
// not reminded. The last one works, by a reminder that asks the desk in a loop.

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

/// The app's main calls this, and it returns after the desk's last morning.
func runLibrary(desk: Desk) throws {
  DueReminder(desk: desk).run()
}
