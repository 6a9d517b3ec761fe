/// Asks readers to bring back the books that are due today.
struct DueReminder {
  private let desk: Desk
  private let office = PostOffice()

  init(desk: Desk) {
    self.desk = desk
  }

  // TODO: Whom to remind, and in which words, is the rule. When it's called,
  // how a message leaves, and who makes the parts are decisions of others.
  func run() {
    while let due = desk.nextMorning() {
      for loan in due {
        office.stamp(
          Letter(
            envelope: "To \(loan.reader)",
            sheets: ["Please bring back \(loan.title)."]))
      }
    }
  }
}
