import Synchronization
import Testing

@Test func `the order decides what the log shows`() {
  let tank = RecordedTank()
  tank.value.limited(to: 100).logged(tank.log.write).order(200)
  tank.value.logged(tank.log.write).limited(to: 100).order(200)

  #expect(tank.log.lines == ["200 litres ordered", "100 litres ordered"])
  #expect(tank.orders.lines == ["100", "100"])
}

@Test func `a source behind a protocol is logged in the same way`() {
  let tank = RecordedTank()
  let source = LoggedSource(source: SourceOfTank(tank: tank.value), log: tank.log.write)
  source.order(litres: 30)
  source.take(litres: 30)

  #expect(tank.log.lines == ["30 litres ordered"])
  #expect(tank.orders.lines == ["30"])
  #expect(source.litres() == 0)
}

final class Paper: Sendable {
  private let written = Mutex<[String]>([])
  var lines: [String] { written.withLock { $0 } }
  func write(_ line: String) { written.withLock { $0.append(line) } }
}

struct RecordedTank {
  let log = Paper()
  let orders = Paper()
  var value: Tank {
    Tank(litres: { 0 }, take: { _ in }, order: { [orders] in orders.write("\($0)") })
  }
}

struct SourceOfTank: WaterSource {
  let tank: Tank
  func litres() -> Int { tank.litres() }
  func take(litres: Int) { tank.take(litres) }
  func order(litres: Int) { tank.order(litres) }
}
