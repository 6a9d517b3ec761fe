// Wrong: requests at the same time share a connection, and the last one closes it.
// Rejected by: two requests with the same trace stay apart

/// The office of one station. The app's main calls this.
func makeOffice(_ railway: Railway) -> any Office {
  let process = Container()
  registerForAll(in: process, of: railway)
  registerClerks(in: process)
  return LostPropertyOffice(
    process: process, railway: railway, lender: Lender(railway))
}

/// What all requests share.
private func registerForAll(in process: Container, of railway: Railway) {
  process.register(Prices.self, lifetime: .shared) { _ in Prices(of: railway) }
  process.register(Numbers.self, lifetime: .shared) { _ in Numbers() }
}

/// New ones each time, so that the container that was asked gives the parts.
private func registerClerks(in process: Container) {
  process.register(PriceClerk.self) {
    PriceClerk(prices: try $0.resolve(Prices.self))
  }
  process.register(FindClerk.self) {
    FindClerk(connection: try $0.resolve((any Connection).self))
  }
  process.register(ReportClerk.self) {
    ReportClerk(
      key: try $0.resolve((any RoomKey).self),
      session: try $0.resolve((any Session).self),
      numbers: try $0.resolve(Numbers.self))
  }
  process.register(ClaimClerk.self) {
    ClaimClerk(
      connection: try $0.resolve((any Connection).self),
      session: try $0.resolve((any Session).self),
      key: try $0.resolve((any RoomKey).self))
  }
}

/// What each request opens for itself, once it's needed.
func registerOpened(
  in scope: Container, noting opened: Opened, of railway: Railway,
  borrowingFrom lender: Lender
) {
  scope.register((any Connection).self, lifetime: .shared) { _ in
    let connection = try lender.connection()
    opened.note(Loan(of: lender))
    return connection
  }
  scope.register((any Session).self, lifetime: .shared) {
    let session = try $0.resolve((any Connection).self).begin()
    opened.note(session)
    return session
  }
  scope.register((any RoomKey).self, lifetime: .shared) { _ in
    let key = try railway.takeKey()
    opened.note(key)
    return key
  }
}
