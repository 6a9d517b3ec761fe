// Sound: functions share a few variables, and no type of the house is a class.
// Keeps: 1

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
  func mounted(_ address: String, for bed: Bed) -> Device {
    mount(address, on: hardware) { humidity in
      if humidity < bed.target { hardware.open(bed.valve) }
    }
  }
  /// Empty when the house is closed.
  var tended = beds.map { (bed: $0, device: mounted($0.sensor, for: $0)) }

  return ClosureHouse(
    lines: {
      tended.map {
        "\($0.bed.name) \($0.device.humidity().map { "\($0) %" } ?? "?")"
      }
    },
    round: {
      for (bed, device) in tended where device.endHour() {
        hardware.ring("\(bed.name): no report")
      }
    },
    replace: { name, address in
      guard let index = tended.firstIndex(where: { $0.bed.name == name }) else {
        return
      }
      tended[index].device.end()
      let device = mounted(address, for: tended[index].bed)
      tended[index].device = device
    },
    end: {
      let closing = tended
      tended = []
      closing.forEach { $0.device.end() }
    })
}
