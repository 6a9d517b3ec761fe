import Foundation

/// Builds the container of the bakery; each oven asks it from its own thread.
func makeContainer() -> Container {
  Container()
}

/// The app's main calls this every morning.
func bakeEverything() {
  let container = makeContainer()
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    guard let oven = try? container.resolve(Oven.self) else { return }
    while oven.bake() {}
  }
}
