/// A stub: gives the answer that it was told.
struct StubSensor: Sensor {
  let answer: Double
  func celsius() -> Double { answer }
}

/// A spy: writes down how it was called.
final class SpyHeater: Heater {
  private(set) var starts = 0
  func start() { starts += 1 }
}

/// A fake: a hall that really gets warmer, but in memory.
final class FakeHall: Sensor, Heater {
  private var degrees = 16.5
  func celsius() -> Double { degrees }
  func start() { degrees += 1 }
}

/// A failing double: a stub that only throws.
struct FailingSensor: Sensor {
  let error: any Error
  func celsius() throws -> Double { throw error }
}

struct BrokenWire: Error {}
