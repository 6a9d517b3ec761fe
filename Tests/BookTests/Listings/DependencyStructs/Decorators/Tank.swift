/// The tank for rain water.
struct Tank: Sendable {
  var litres: @Sendable () -> Int
  var take: @Sendable (_ litres: Int) -> Void
  var order: @Sendable (_ litres: Int) -> Void
}

/// The pump at the real tank.
final class TankPump: Sendable {
  static let shared = TankPump()

  func gauge() -> Int { 0 }
  func move(litres: Int) {}
}

extension Tank {
  static let live = Tank(
    litres: { TankPump.shared.gauge() },
    take: { TankPump.shared.move(litres: -$0) },
    order: { TankPump.shared.move(litres: $0) })
}
