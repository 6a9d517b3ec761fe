// Wrong: a leaving car's time is read after the barrier has risen.
// Rejected by: a car comes or goes at a single moment

/// One garage in the world that it's handed.
func makeGarage(_ site: Site, in world: GarageWorld) -> GarageDesk {
  let office = TicketOffice(site)
  return GarageDesk(
    enter: {
      let arrival = world.now()
      guard site.hours.contains(arrival.hour),
        let ticket = office.issue(at: arrival)
      else { return nil }
      world.raiseBarrier(.entry)
      return ticket
    },
    leave: { number in
      guard let arrival = office.collect(number) else { return nil }
      world.raiseBarrier(.exit)
      // One departure for the price and for the paper, so they agree.
      let departure = world.now()
      let cents = Tariff(site: site).cents(from: arrival, to: departure)
      return Paper(
        garage: site.name, number: number, from: arrival, to: departure
      ).text(cents)
    },
    sign: {
      guard site.hours.contains(world.now().hour) else { return "CLOSED" }
      return office.free > 0 ? "FREE \(office.free)" : "FULL"
    })
}

/// The garage at the station. The app's main calls this.
func makeStationGarage() -> GarageDesk {
  makeGarage(
    Site(
      name: "Station", places: 40, opens: 6, closes: 22,
      centsByDay: 200, centsAtNight: 50),
    in: GarageWorld(
      now: WallClock.now, raiseBarrier: BarrierMotor.shared.raise))
}
