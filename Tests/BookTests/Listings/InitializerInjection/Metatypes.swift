protocol Sensor {
  init(room: String)
  func celsius() throws -> Double
}

struct Fitter {
  let sensorType: any Sensor.Type
  func fit(_ room: String) -> any Sensor { sensorType.init(room: room) }
}

struct WireSensor: Sensor {
  let room: String
  func celsius() -> Double { 17.5 }
}

func fitter() -> Fitter {
  Fitter(sensorType: WireSensor.self)
}
