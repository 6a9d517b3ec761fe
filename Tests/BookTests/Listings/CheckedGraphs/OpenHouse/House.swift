struct Cellar {
  func open() -> String { "The cellar is open." }
}

struct Lamp {}

struct Tasting {
  let lamp: Lamp

  func begin() -> String { "The tasting begins." }
}

func makeHouse() -> Container {
  let house = Container()
  house.register(Cellar.self) { _ in Cellar() }
  house.register(Tasting.self) { Tasting(lamp: try $0.resolve(Lamp.self)) }
  return house
}
