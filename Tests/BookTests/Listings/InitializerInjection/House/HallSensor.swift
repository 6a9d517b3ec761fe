/// The outside world: a sensor at the end of a wire in the hall.
final class HallSensor: Sensor {
  func celsius() -> Double {
    print("The hall has 17.5 degrees.")
    return 17.5
  }
}
