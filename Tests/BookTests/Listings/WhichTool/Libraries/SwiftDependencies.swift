// Needs swift-dependencies, which this package doesn't depend on: parsed here, and compiled where
// it is.

#if canImport(DependenciesMacros)
  import Dependencies
  import DependenciesMacros

  extension DependencyValues {
    @DependencyEntry(liveValue: SteelGate()) var gate: any Gate = PaperGate()
  }

  struct DependentLock {
    @Dependency(\.gate) var gate

    func open() -> String { gate.open() }
  }

  func testedLock() -> DependentLock {
    withDependencies {
      $0.gate = PaperGate()
    } operation: {
      DependentLock()
    }
  }
#endif
