struct Entrance {
  let site: Site
  let places: Places
  let tickets: TicketBox
  let world: GarageWorld

  func admit() -> Int? {
    let time = world.now()
    guard site.isOpen(at: time), places.free > 0 else { return nil }
    places.take()
    defer { world.raiseBarrier(.entry) }
    return tickets.print(at: time).number
  }
}

struct Exit {
  let tariff: Tariff
  let places: Places
  let tickets: TicketBox
  let now: () -> Moment
  let raiseBarrier: () -> Void

  func release(_ number: Int) -> String? {
    let time = now()
    guard let ticket = tickets.takeBack(number) else { return nil }
    places.giveBack()
    raiseBarrier()
    return tariff.receipt(for: ticket, until: time)
  }
}

struct Sign {
  let site: Site
  let places: Places
  let now: () -> Moment

  var text: String {
    guard site.isOpen(at: now()) else { return "CLOSED" }
    return places.free == 0 ? "FULL" : "FREE \(places.free)"
  }
}
