// Sound: the rule is a static function; the root's handlers hand it a messenger.

func startReminders(at desk: Desk, messenger: any Messenger) {
  desk.everyMorning { DueReminder.remind($0, by: messenger) }
}

func startReminders(
  at desk: Desk, makeMessenger: @escaping () -> any Messenger
) {
  desk.everyMorning { DueReminder.remind($0, by: makeMessenger()) }
}

func startReminders(at desk: Desk, locator: ServiceLocator) {
  desk.everyMorning { DueReminder.remind($0, by: try locator.find()) }
}

func runLibrary(desk: Desk) throws {
  startReminders(at: desk, messenger: PostOffice())
  try desk.work()
}

extension PostOffice: Messenger {
  func tell(_ reader: String, _ message: String) {
    stamp(Letter(envelope: "To \(reader)", sheets: [message]))
  }
}
