protocol Valve: Sendable {
  func open(seconds: Int)
}

final class MainValve: Valve {
  static let shared = MainValve()

  private init() {}

  func open(seconds: Int) {
    print("The main valve is open for \(seconds) seconds.")
  }
}

final class HoseReel {
  struct Dependencies {
    let valve: any Valve

    static let defaultDependencies = Dependencies(valve: MainValve.shared)
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func rinse() { dependencies.valve.open(seconds: 20) }
}
