/// One garage in the world that it's handed. The specs build yours here.
func makeGarage(_ site: Site, in world: GarageWorld) -> GarageDesk {
  makeStationGarage()
}

/// The garage at the station. The app's main calls this.
func makeStationGarage() -> GarageDesk {
  GarageDesk(
    enter: { Entrance().admit() },
    leave: { Exit().release($0) },
    sign: { Places.sign })
}
