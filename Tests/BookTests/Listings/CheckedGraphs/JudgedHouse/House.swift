/// The draft, mended: there is bread and one lamp, nobody needs a door, and the
/// host lives no longer than the glass.
func makeHouse() -> Container {
  let house = Container()
  house.register(Lamp.self) { _ in Lamp() }
  house.register(Bread.self) { _ in Bread() }
  house.register(Glass.self, .graph) { _ in Glass() }
  house.register(Tray.self) { Tray(glass: try $0.resolve(Glass.self)) }
  house.register(Host.self, .graph) {
    Host(tray: try $0.resolve(Tray.self), bread: try $0.resolve(Bread.self))
  }
  return house
}
