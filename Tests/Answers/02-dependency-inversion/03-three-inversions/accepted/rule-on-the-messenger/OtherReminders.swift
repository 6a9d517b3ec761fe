enum OtherReminders {
  struct Made {
    let maker: () -> any Messenger
    func morning(_ due: [Loan]) { maker().askBack(due) }
  }

  struct Found {
    let locator: ServiceLocator
    func morning(_ due: [Loan]) throws {
      let messenger = try locator.find()
      messenger.askBack(due)
    }
  }
}
