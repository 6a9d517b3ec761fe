// Needs Needle, which this package doesn't depend on: parsed here, and compiled where it is.

#if canImport(NeedleFoundation)
  import NeedleFoundation

  final class HouseComponent: BootstrapComponent {
    var gate: any Gate { SteelGate() }
    var cellar: CellarComponent { CellarComponent(parent: self) }
  }

  protocol CellarDependency: Dependency {
    var gate: any Gate { get }
  }

  final class CellarComponent: Component<CellarDependency> {
    var lock: Lock { shared { Lock(gate: dependency.gate) } }
  }

  func needleLock() -> Lock {
    registerProviderFactories()
    return HouseComponent().cellar.lock
  }
#endif
