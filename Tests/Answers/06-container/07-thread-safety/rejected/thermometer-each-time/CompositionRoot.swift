// Wrong: the heater warms a thermometer of its own, so the oven stays cold.
// Rejected by: each oven heats by a thermometer of its own

import Foundation

/// Builds the container of the bakery; each oven asks it from its own thread.
func makeContainer() -> Container {
  let container = Container()
  container.register(Sourdough.self, lifetime: .shared) { _ in Sourdough() }
  container.register(Thermometer.self) { _ in Thermometer() }
  container.register(Heater.self) {
    Heater(thermometer: try $0.resolve(Thermometer.self))
  }
  container.register(Oven.self) {
    Oven(
      sourdough: try $0.resolve(Sourdough.self),
      heater: try $0.resolve(Heater.self),
      thermometer: try $0.resolve(Thermometer.self))
  }
  return container
}

/// The app's main calls this every morning.
func bakeEverything() {
  let container = makeContainer()
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    guard let oven = try? container.resolve(Oven.self) else { return }
    while oven.bake() {}
  }
}
