/// The outside world: a heater that burns gas.
final class GasHeater: Heater {
  func start() { print("The gas heater starts.") }
}
