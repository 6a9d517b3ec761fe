// Sound: a new container for each request, without a parent; what all share is handed in.

/// The office of one station. The app's main calls this.
func makeOffice(_ railway: Railway) -> any Office {
  let (prices, numbers) = (Prices(of: railway), Numbers())
  return LostPropertyOffice(railway: railway) { scope in
    scope.register(Prices.self) { _ in prices }
    scope.register(Numbers.self) { _ in numbers }
    registerClerks(in: scope)
  }
}

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
  in scope: Container, noting opened: Opened, of railway: Railway
) {
  scope.register((any Connection).self, lifetime: .shared) { _ in
    let connection = try railway.connect()
    opened.note(connection)
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
