protocol Sensor {
  func celsius() throws -> Double
}

struct Fitter {
  let makeSensor: (String) -> any Sensor
  func fit(_ room: String) -> any Sensor { makeSensor(room) }
}

struct RadioSensor: Sensor {
  let room: String
  let channel: Int
  func celsius() -> Double { 17.5 }
}

func fitter(channel: Int) -> Fitter {
  Fitter { room in RadioSensor(room: room, channel: channel) }
}
