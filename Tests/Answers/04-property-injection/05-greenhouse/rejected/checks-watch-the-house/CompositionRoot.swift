/// The fern house of the station. The app's main calls this.
func makeHouse() -> any House {
  openHouse(
    [
      Bed(name: "ferns", sensor: "H-11", valve: "V-11", target: 60),
      Bed(name: "mosses", sensor: "H-12", valve: "V-12", target: 45),
    ], hardware: FieldBus.shared)
}

/// Opens a house with these beds on this hardware.
func openHouse(_ beds: [Bed], hardware: any Hardware) -> any House {
  Controller(beds: beds, hardware: hardware)
}
