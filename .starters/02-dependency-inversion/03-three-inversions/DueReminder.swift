/// Asks readers to bring back the books that are due today.
struct DueReminder {
  private let desk: Desk
  private let office = PostOffice()

  init(desk: Desk) {
    self.desk = desk
  }

  // TODO 2: Keep the rule, and nothing of the desk or the post office. Speak
  // to a `Messenger` that you are handed; run only when you are called.
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
