// Does not compile: capture of 'completion' with non-Sendable type
import Dispatch

protocol Sensor: AnyObject {
  func measure(completion: ((Double?, Error?) -> Void)?)
}

protocol Heater: AnyObject {
  func start()
}

class Thermostat {
  var sensor: Sensor!
  var heater: Heater!
}

class RadioSensor: Sensor {
  func measure(completion: ((Double?, Error?) -> Void)?) {
    DispatchQueue.global().async {
      completion?(17.5, nil)
    }
  }
}
