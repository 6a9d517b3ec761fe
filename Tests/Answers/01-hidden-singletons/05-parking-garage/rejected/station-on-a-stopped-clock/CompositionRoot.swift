// Wrong: the app hands over the time at which it started instead of the clock.
// Rejected by: each call of makeStationGarage makes a garage of its own

/// One garage in the world that it's handed. The specs build yours here.
func makeGarage(_ site: Site, in world: GarageWorld) -> GarageDesk {
  let garage = Garage(site: site, world: world)
  return GarageDesk(
    enter: garage.enter, leave: garage.leave, sign: { garage.sign })
}

/// The garage at the station. The app's main calls this.
func makeStationGarage() -> GarageDesk {
  let start = WallClock.now()
  return makeGarage(
    Site(
      name: "Station", places: 40, opens: 6, closes: 22,
      centsByDay: 200, centsAtNight: 50),
    in: GarageWorld(
      now: { start }, raiseBarrier: BarrierMotor.shared.raise))
}
