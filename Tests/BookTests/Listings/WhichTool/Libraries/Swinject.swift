// Needs Swinject, which this package doesn't depend on: parsed here, and compiled where it is.

#if canImport(Swinject)
  import Swinject

  func swinjectLock() -> Lock {
    let container = Container()
    container.register(Gate.self) { _ in SteelGate() }
    container.register(Lock.self) { Lock(gate: $0.resolve(Gate.self)!) }
      .inObjectScope(.container)

    return container.resolve(Lock.self)!
  }
#endif
