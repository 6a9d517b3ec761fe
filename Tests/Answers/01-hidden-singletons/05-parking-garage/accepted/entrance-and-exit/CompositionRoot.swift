// Sound: the types of the old program stay; what the lanes of one garage share is handed to each of them.

/// One garage in the world that it's handed. The specs build yours here.
func makeGarage(_ site: Site, in world: GarageWorld) -> GarageDesk {
  let places = Places(count: site.places)
  let tickets = TicketBox()
  let entrance = Entrance(
    site: site, places: places, tickets: tickets, world: world)
  let exit = Exit(
    tariff: Tariff(site: site), places: places, tickets: tickets,
    now: world.now, raiseBarrier: { world.raiseBarrier(.exit) })
  let sign = Sign(site: site, places: places, now: world.now)
  return GarageDesk(
    enter: entrance.admit, leave: exit.release, sign: { sign.text })
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
