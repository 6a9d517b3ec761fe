/// The front office of the Grand Hotel. The app's main calls this.
func openGrandHotel() -> any FrontOffice {
  Desk(tools: .live)
}

/// The front office of a house in this world.
func openOffice(
  clock: any HouseClock, rates: any RateService, keys: any KeyWriter,
  cashier: any Cashier, journal: any Journal
) -> any FrontOffice {
  // Like the Grand Hotel, but with the tools that another house brings along.
  var tools = Tools.live
  tools.now = clock.now
  tools.rate = { room, day in
    let cents = try rates.cents(for: room, on: day)
    journal.note(.rate(room: room, day: day, cents: cents))
    return cents
  }
  tools.writeKey = { key in
    try keys.write(key)
    journal.note(.key(key, isWritten: true))
  }
  tools.charge = { cents, room in
    try cashier.charge(cents, to: room)
    journal.note(.charge(cents: cents, room: room, isTaken: true))
  }
  return Desk(tools: tools)
}
