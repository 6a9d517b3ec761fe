/// The only file that knows the container.
struct ContainerHouse: House {
  private let container = Container()

  init() {
    container.register((any Gate).self) { _ in SteelGate() }
    container.register(Lock.self, lifetime: .shared) {
      Lock(gate: try $0.resolve((any Gate).self))
    }
  }

  func lock() throws -> Lock { try container.resolve(Lock.self) }
}
