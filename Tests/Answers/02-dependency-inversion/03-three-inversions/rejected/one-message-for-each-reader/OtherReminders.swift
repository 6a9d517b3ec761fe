// Wrong: the factory's reminder has a rule of its own, one message for each reader.
// Rejected by: all three ways remind alike

struct FactoryReminder {
  let makeMessenger: () -> any Messenger

  func remind(about due: [Loan]) {
    var titles: [(reader: String, title: String)] = []
    for loan in due {
      if let index = titles.firstIndex(where: { $0.reader == loan.reader }) {
        titles[index].title += " and \(loan.title)"
      } else {
        titles.append((loan.reader, loan.title))
      }
    }
    let merged = titles.map { Loan(reader: $0.reader, title: $0.title) }
    DueReminder(messenger: makeMessenger()).remind(about: merged)
  }
}

struct LocatorReminder {
  let locator: ServiceLocator

  func remind(about due: [Loan]) throws {
    DueReminder(messenger: try locator.find()).remind(about: due)
  }
}
