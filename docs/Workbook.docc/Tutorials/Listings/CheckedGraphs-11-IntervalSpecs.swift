import Testing

@testable import Cinemas

struct Hall: IntervalParent {
  let seats = SeatPlan()
  let lights: any Lights = NoLights()
}

@Test func `the cart has an ice for each guest`() {
  let hall = Hall()
  #expect(hall.seats.take(7))
  #expect(hall.seats.take(8))

  #expect(Interval(parent: hall).cart.ices == 2)
}

@Test func `the second interval has a full cart again`() {
  let hall = Hall()
  #expect(hall.seats.take(7))
  Interval(parent: hall).cart.sell()

  #expect(Interval(parent: hall).cart.ices == 1)
}
