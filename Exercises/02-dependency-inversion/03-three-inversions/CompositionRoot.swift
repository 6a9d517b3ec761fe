// TODO: The first three functions do nothing yet: at their desks, readers are
// not reminded. The last one works, by a reminder that asks the desk in a loop.

/// Injection: the function is given the messenger itself.
func startReminders(at desk: Desk, messenger: any Messenger) {
}

/// Factory: the function is given something that makes messengers.
func startReminders(
  at desk: Desk, makeMessenger: @escaping () -> any Messenger
) {
}

/// Service locator: the function is given something to ask for a messenger.
func startReminders(at desk: Desk, locator: ServiceLocator) {
}

/// The app's main calls this, and it returns after the desk's last morning.
func runLibrary(desk: Desk) throws {
  DueReminder(desk: desk).run()
}
