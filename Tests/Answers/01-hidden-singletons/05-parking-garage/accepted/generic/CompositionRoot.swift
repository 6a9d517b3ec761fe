// Sound: the garage is generic over what surrounds it; the given world and the hardware both conform.

/// One garage in the world that it's handed. The specs build yours here.
func makeGarage(_ site: Site, in world: GarageWorld) -> GarageDesk {
  Garage(site: site, surroundings: world).desk
}

/// The garage at the station. The app's main calls this.
func makeStationGarage() -> GarageDesk {
  Garage(
    site: Site(
      name: "Station", places: 40, opens: 6, closes: 22,
      centsByDay: 200, centsAtNight: 50),
    surroundings: Station()
  ).desk
}

private struct Station: Surroundings {
  func time() -> Moment { WallClock.now() }
  func letThrough(_ lane: Lane) { BarrierMotor.shared.raise(lane) }
}

extension GarageWorld: Surroundings {
  func time() -> Moment { now() }
  func letThrough(_ lane: Lane) { raiseBarrier(lane) }
}
