/// Where the app begins, and the only file that knows the container.
func makeHouse(today: @escaping () -> GuestList) throws -> House {
  try makeContainer(today: today).resolve(\.house)
}

func makeContainer(today: @escaping () -> GuestList) -> Container {
  let container = Container()
  container.register(\.house) { parts in
    try House(
      lock: parts.resolve(\.lock),
      makeLamp: parts.resolve(\.makeLamp))
  }
  entrance(container, today: today)
  lighting(container)
  return container
}

/// A module: what belongs together is registered together.
func entrance(_ container: Container, today: @escaping () -> GuestList) {
  container.register(\.lock, .shared) { parts in
    try Lock(gate: parts.resolve(\.gate), guests: today)
  }
  container.register(\.gate) { _ in SteelGate() }
}

func lighting(_ container: Container) {
  container.register(\.fuse, .shared) { _ in Fuse() }
  container.register(\.makeLamp) { parts in
    let fuse = try parts.resolve(\.fuse)
    return { watts in Lamp(watts: watts, fuse: fuse) }
  }
}
