// Sound: the factory of the oven builds what belongs to this oven alone.

import Foundation

/// Builds the container of the bakery; each oven asks it from its own thread.
func makeContainer() -> Container {
  let container = Container()
  container.register(Sourdough.self, lifetime: .shared) { _ in Sourdough() }
  container.register(Oven.self) {
    let thermometer = Thermometer()
    return Oven(
      sourdough: try $0.resolve(Sourdough.self),
      heater: Heater(thermometer: thermometer), thermometer: thermometer)
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
