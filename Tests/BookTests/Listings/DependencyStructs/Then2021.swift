// Does not compile: because it is nonisolated global shared mutable state

protocol Valve {
  func open(seconds: Int)
}

class MainValve: Valve {
  static let shared = MainValve()
  func open(seconds: Int) {}
}

class Sprinkler {
  struct Dependencies {
    let valve: Valve

    static var defaultDependencies = Dependencies(valve: MainValve.shared)
  }

  private let dependencies: Dependencies

  init(_ dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}
