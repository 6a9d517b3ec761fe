func cellarDraft(_ house: Container) {
  house.register(Lamp.self) { _ in Lamp() }
  house.register(Door.self) { Door(stairs: try $0.resolve(Stairs.self)) }
  house.register(Stairs.self) { Stairs(door: try $0.resolve(Door.self)) }
}

func tastingDraft(_ house: Container) {
  house.register(Lamp.self) { _ in Lamp() }
  house.register(Glass.self, .graph) { _ in Glass() }
  house.register(Tray.self) { Tray(glass: try $0.resolve(Glass.self)) }
  house.register(Host.self, .shared) {
    Host(tray: try $0.resolve(Tray.self), bread: try $0.resolve(Bread.self))
  }
}

func makeDraft() -> Container {
  let house = Container()
  cellarDraft(house)
  tastingDraft(house)
  return house
}
