import Dispatch

/// The outside world: a sensor that answers by radio, some time later.
final class RadioSensor: Sendable {
  func measure(_ completion: @escaping @Sendable (Double) -> Void) {
    DispatchQueue.global().async { completion(17.5) }
  }
}
