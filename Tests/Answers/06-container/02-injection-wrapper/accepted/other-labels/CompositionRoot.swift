func openBakery(in container: Container) -> Baker {
  let oven = DeckOven()
  let flour = FlourBin()
  container.register((any Oven).self, instance: oven)
  container.register((any Flour).self, instance: flour)
  return makeBaker(oven: oven, flour: flour, bell: DoorBell())
}

func makeBaker(
  oven: any Oven, flour: any Flour, bell: any Bell
) -> Baker {
  Baker(.init(heat: oven, bin: flour, signal: bell))
}
