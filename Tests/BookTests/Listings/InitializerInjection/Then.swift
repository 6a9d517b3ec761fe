// Does not compile: capture of 'completion' with non-Sendable type
import Dispatch

protocol Sensor: AnyObject {
  func measure(completion: ((Double?, Error?) -> Void)?)
}

class RadioSensor: Sensor {
  func measure(completion: ((Double?, Error?) -> Void)?) {
    DispatchQueue.global().async {
      completion?(17.5, nil)
    }
  }
}
