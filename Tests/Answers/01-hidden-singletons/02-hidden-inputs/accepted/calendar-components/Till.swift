import Foundation

/// The till at the door: every sale makes a receipt.
struct Till: Sendable {
  let zone: TimeZone
  let world: any Clock & Counter & Luck

  func sell(_ goods: [String]) -> Receipt {
    let lucky = world.draw()
    let number = world.next()
    let time = world.now()
    return Receipt(
      goods: goods, sold: LocalTime(time, in: zone), number: number,
      draw: lucky)
  }
}
