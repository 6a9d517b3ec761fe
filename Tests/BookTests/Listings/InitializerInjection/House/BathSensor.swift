/// The outside world: a sensor on the wall of the bath.
final class BathSensor: Sensor {
  func celsius() -> Double {
    print("The bath has 22 degrees.")
    return 22
  }
}
