func openBakery(in container: Container) -> Baker {
  let oven = DeckOven()
  let flour = FlourBin()
  for container in [container, AppContainer.shared] {
    container.register((any Oven).self, instance: oven)
    container.register((any Flour).self, instance: flour)
  }
  return Baker(oven: oven, flour: flour, bell: DoorBell())
}

/// A baker who works with exactly these. Tests call it with parts of their own.
func makeBaker(
  oven: any Oven, flour: any Flour, bell: any Bell
) -> Baker {
  Baker(oven: oven, flour: flour, bell: bell)
}
