import Synchronization

/// Bakes a loaf from each portion of sourdough, once it is hot.
struct Oven {
  let sourdough: Sourdough
  let heater: Heater
  let thermometer: Thermometer

  /// Whether it was hot, and there was enough sourdough for one more loaf.
  func bake() -> Bool {
    heater.heat()
    return thermometer.degrees >= 220 && sourdough.take()
  }
}

/// Heats one oven until its thermometer shows enough.
struct Heater {
  let thermometer: Thermometer

  func heat() {
    thermometer.degrees = 220
  }
}

/// Hangs in one oven. Only the thread that uses this oven reads it.
final class Thermometer: Sendable {
  private let celsius = Mutex(20)

  var degrees: Int {
    get { celsius.withLock { $0 } }
    set { celsius.withLock { $0 = newValue } }
  }
}
