import Testing

extension Tank {
  static let unimplemented = Tank(
    litres: {
      Issue.record("`litres` was not announced.")
      return 0
    },
    take: { _ in Issue.record("`take` was not announced.") },
    order: { _ in Issue.record("`order` was not announced.") })
}

@Test func `with forty litres, a round orders nothing`() {
  var tank = Tank.unimplemented
  tank.litres = { 40 }
  tank.take = { _ in }

  NightRound(tank: tank).run()
}

@Test func `with an empty tank, a round orders and takes`() {
  let tank = Tank.fake(litres: 0)
  NightRound(tank: tank).run()
  #expect(tank.litres() == 160)
}

@Test func `what was not announced fails the test`() {
  withKnownIssue { Tank.unimplemented.order(200) }
  withKnownIssue { Tank.unimplemented.take(40) }
  withKnownIssue { #expect(Tank.unimplemented.litres() == 0) }
}

/// Where a protocol is there already, a value can be made of whoever conforms.
protocol WaterSource: Sendable {
  func litres() -> Int
  func take(litres: Int)
  func order(litres: Int)
}

extension Tank {
  init(_ source: some WaterSource) {
    self.init(
      litres: { source.litres() },
      take: { source.take(litres: $0) },
      order: { source.order(litres: $0) })
  }
}
