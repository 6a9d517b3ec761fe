import Testing

let nobody = GuestList(names: [])

@Test func `a test's gate takes the place of the app's`() throws {
  let container = makeContainer(today: { GuestList(names: ["Ada"]) })
  container.register((any Gate).self) { _ in PaperGate() }

  let house = try container.resolve(House.self)
  #expect(house.lock.open(for: "Ada") == "The paper gate opens.")
}

struct PaperGate: Gate {
  func open() -> String { "The paper gate opens." }
}

@Test func `there is one lock`() throws {
  let container = makeContainer(today: { nobody })
  #expect(try container.resolve(Lock.self) === container.resolve(Lock.self))
}

@Test func `lamps differ in their watts, and hang on one fuse`() throws {
  let house = try makeHouse(today: { nobody })
  let (dim, bright) = (house.makeLamp(5), house.makeLamp(60))
  #expect((dim.watts, bright.watts) == (5, 60))
  #expect(dim.fuse === bright.fuse)
}

@Test func `what is missing is told with its path`() {
  let container = Container()
  container.register(Lock.self) { resolver in
    try Lock(gate: resolver.resolve((any Gate).self), guests: { nobody })
  }

  #expect(throws: ContainerError.missing("Lock → Gate")) {
    try container.resolve(Lock.self)
  }
}

@Test func `a cycle is told with its path`() {
  let container = Container()
  container.register(Lock.self) { try $0.resolve(House.self).lock }
  container.register(House.self) { resolver in
    try House(
      lock: resolver.resolve(Lock.self),
      makeLamp: resolver.resolve(LampMaker.self))
  }

  #expect(throws: ContainerError.cycle("Lock → House → Lock")) {
    try container.resolve(Lock.self)
  }
}

@Test func `each day has its own guests`() throws {
  var list = GuestList(names: ["Ada"])
  let container = makeContainer(today: { list })
  let monday = try container.resolve(House.self)
  #expect(monday.lock.open(for: "Ada") == "The steel gate opens.")

  list = GuestList(names: ["Ben"])
  let tuesday = try container.resolve(House.self)
  #expect(tuesday.lock.open(for: "Ben") == "The steel gate opens.")
  #expect(tuesday.lock.open(for: "Ada") == "Not today.")
}

@Test func `the app's house is complete`() throws {
  _ = try makeHouse(today: { nobody })
}
