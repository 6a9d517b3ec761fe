/// The office of one station. The app's main calls this.
func makeOffice(_ railway: Railway) -> any Office {
  let process = Container()
  registerForAll(in: process, of: railway)
  registerOpened(in: process, of: railway)
  registerClerks(in: process)
  return LostPropertyOffice(process: process)
}

private func registerForAll(in container: Container, of railway: Railway) {
  container.register(Prices.self, lifetime: .shared) { _ in
    Prices(of: railway)
  }
  container.register(Numbers.self, lifetime: .shared) { _ in Numbers() }
}

private func registerOpened(in container: Container, of railway: Railway) {
  container.register((any Connection).self, lifetime: .shared) { _ in
    try railway.connect()
  }
  container.register((any Session).self, lifetime: .shared) {
    try $0.resolve((any Connection).self).begin()
  }
  container.register((any RoomKey).self, lifetime: .shared) { _ in
    try railway.takeKey()
  }
}

private func registerClerks(in container: Container) {
  container.register(PriceClerk.self, lifetime: .shared) {
    PriceClerk(prices: try $0.resolve(Prices.self))
  }
  container.register(FindClerk.self, lifetime: .shared) {
    FindClerk(connection: try $0.resolve((any Connection).self))
  }
  container.register(ReportClerk.self, lifetime: .shared) {
    ReportClerk(
      key: try $0.resolve((any RoomKey).self),
      session: try $0.resolve((any Session).self),
      numbers: try $0.resolve(Numbers.self))
  }
  container.register(ClaimClerk.self, lifetime: .shared) {
    ClaimClerk(
      connection: try $0.resolve((any Connection).self),
      session: try $0.resolve((any Session).self),
      key: try $0.resolve((any RoomKey).self))
  }
}
