// Sound: clock and barrier are protocols of the learner, and adapters make them of the world.

/// One garage in the world that it's handed. The specs build yours here.
func makeGarage(_ site: Site, in world: GarageWorld) -> GarageDesk {
  let garage = Garage(
    site: site, clock: WorldClock(world: world),
    barrier: WorldBarrier(world: world))
  return GarageDesk(
    enter: garage.enter, leave: garage.leave, sign: { garage.sign })
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
