/// What an interval needs from above.
protocol IntervalParent {
  var seats: SeatPlan { get }
  var lights: any Lights { get }
}

/// Sells ice cream while the film pauses.
final class Cart {
  private(set) var ices: Int

  init(ices: Int) {
    self.ices = ices
  }

  func sell() {
    ices -= 1
  }
}

/// What lives as long as one pause.
final class Interval {
  let cart: Cart
  private let parent: any IntervalParent

  init(parent: any IntervalParent) {
    self.parent = parent
    cart = Cart(ices: parent.seats.taken.count)
  }

  func begin() {
    parent.lights.set(percent: 60)
  }
}
