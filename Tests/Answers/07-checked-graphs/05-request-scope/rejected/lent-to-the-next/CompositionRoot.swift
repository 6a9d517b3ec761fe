// Wrong: a connection goes back to a pool of the office, and the next request gets it.
// Rejected by: each request opens its own connection, session and key

/// The office of one station. The app's main calls this.
func makeOffice(_ railway: Railway) -> any Office {
  let process = Container()
  registerForAll(in: process, of: railway)
  registerClerks(in: process)
  var pooled = railway
  let pool = Pool(railway)
  pooled.connect = { try pool.connection() }
  return LostPropertyOffice(process: process, railway: pooled)
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
