func startReminders(at desk: Desk, messenger: any Messenger) {
  startReminders(at: desk, finding: { messenger })
}

func startReminders(
  at desk: Desk, makeMessenger: @escaping () -> any Messenger
) {
  startReminders(at: desk, finding: makeMessenger)
}

func startReminders(at desk: Desk, locator: ServiceLocator) {
  startReminders(at: desk, finding: locator.find)
}

private func startReminders(
  at desk: Desk, finding messenger: @escaping () throws -> any Messenger
) {
  desk.everyMorning { due in
    try DueReminder(messenger: messenger()).remind(about: due)
  }
}

func makeLibraryMessenger() -> any Messenger {
  PostalMessenger(office: PostOffice())
}

func runLibrary(desk: Desk) throws {
  startReminders(at: desk, messenger: makeLibraryMessenger())
  try desk.work()
}
