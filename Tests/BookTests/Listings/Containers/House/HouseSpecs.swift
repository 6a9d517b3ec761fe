import Testing

let nobody = GuestList(names: [])

@Test func `a test's gate takes the place of the app's`() throws {
  let container = makeContainer(today: { GuestList(names: ["Ada"]) })
  container.register(\.gate) { _ in PaperGate() }

  let house = try container.resolve(\.house)
  #expect(house.lock.open(for: "Ada") == "The paper gate opens.")
}

struct PaperGate: Gate {
  func open() -> String { "The paper gate opens." }
}

@Test func `there is one lock`() throws {
  let container = makeContainer(today: { nobody })
  #expect(try container.resolve(\.lock) === container.resolve(\.lock))
}

@Test func `lamps differ in their watts, and hang on one fuse`() throws {
  let house = try makeHouse(today: { nobody })
  let (dim, bright) = (house.makeLamp(5), house.makeLamp(60))
  #expect((dim.watts, bright.watts) == (5, 60))
  #expect(dim.fuse === bright.fuse)
}

@Test func `what is missing is told with its path`() {
  let container = Container()
  container.register(\.lock) { parts in
    try Lock(gate: parts.resolve(\.gate), guests: { nobody })
  }

  #expect(throws: ContainerError.missing("lock → gate")) {
    try container.resolve(\.lock)
  }
}

@Test func `a cycle is told with its path`() {
  let container = Container()
  container.register(\.lock) { try $0.resolve(\.house).lock }
  container.register(\.house) { parts in
    try House(
      lock: parts.resolve(\.lock), makeLamp: parts.resolve(\.makeLamp))
  }

  #expect(throws: ContainerError.cycle("lock → house → lock")) {
    try container.resolve(\.lock)
  }
}

@Test func `each day has its own guests`() throws {
  var list = GuestList(names: ["Ada"])
  let container = makeContainer(today: { list })
  let monday = try container.resolve(\.house)
  #expect(monday.lock.open(for: "Ada") == "The steel gate opens.")

  list = GuestList(names: ["Ben"])
  let tuesday = try container.resolve(\.house)
  #expect(tuesday.lock.open(for: "Ben") == "The steel gate opens.")
  #expect(tuesday.lock.open(for: "Ada") == "Not today.")
}

@Test func `the app's house is complete`() throws {
  _ = try makeHouse(today: { nobody })
}
