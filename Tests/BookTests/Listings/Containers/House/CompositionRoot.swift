/// Where the app begins, and the only file that knows the container.
func makeHouse(today: @escaping () -> GuestList) throws -> House {
  try makeContainer(today: today).resolve(House.self)
}

func makeContainer(today: @escaping () -> GuestList) -> Container {
  let container = Container()
  container.register(House.self) { resolver in
    try House(
      lock: resolver.resolve(Lock.self),
      makeLamp: resolver.resolve(LampMaker.self))
  }
  entrance(container, today: today)
  lighting(container)
  return container
}

/// A module: what belongs together is registered together.
func entrance(_ container: Container, today: @escaping () -> GuestList) {
  container.register(Lock.self, lifetime: .shared) { resolver in
    try Lock(gate: resolver.resolve((any Gate).self), guests: today)
  }
  container.register((any Gate).self) { _ in SteelGate() }
}

func lighting(_ container: Container) {
  container.register(Fuse.self, lifetime: .shared) { _ in Fuse() }
  container.register(LampMaker.self) { resolver in
    let fuse = try resolver.resolve(Fuse.self)
    return { watts in Lamp(watts: watts, fuse: fuse) }
  }
}
