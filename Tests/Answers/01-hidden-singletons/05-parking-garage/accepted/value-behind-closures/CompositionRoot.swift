// Sound: a garage is a value, and the closures of its desk share one variable that holds it.
// Keeps: 1

/// One garage in the world that it's handed. The specs build yours here.
func makeGarage(_ site: Site, in world: GarageWorld) -> GarageDesk {
  var garage = Garage(site: site)
  return GarageDesk(
    enter: {
      let ticket = garage.enter(at: world.now())
      if ticket != nil { world.raiseBarrier(.entry) }
      return ticket
    },
    leave: { ticket in
      let receipt = garage.leave(ticket, at: world.now())
      if receipt != nil { world.raiseBarrier(.exit) }
      return receipt
    },
    sign: { garage.sign(at: world.now()) })
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
