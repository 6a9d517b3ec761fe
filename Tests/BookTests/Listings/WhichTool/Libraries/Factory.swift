// Needs Factory, which this package doesn't depend on: parsed here, and compiled where it is.

#if canImport(FactoryKit)
  import FactoryKit

  extension Container {
    var gate: Factory<any Gate> { self { SteelGate() } }
    var lock: Factory<Lock> { self { Lock(gate: self.gate()) }.singleton }
  }

  func factoryLock() -> Lock {
    Container.shared.lock()
  }
#endif
