// Wrong: empties a container that is not its own.
// Rejected by: the panel shows the oven and the flour that the baker uses

func openBakery(in container: Container) -> Baker {
  container.clear()
  let oven = DeckOven()
  let flour = FlourBin()
  container.register((any Oven).self, instance: oven)
  container.register((any Flour).self, instance: flour)
  return Baker(oven: oven, flour: flour, bell: DoorBell())
}

/// A baker who works with exactly these. Tests call it with parts of their own.
func makeBaker(
  oven: any Oven, flour: any Flour, bell: any Bell
) -> Baker {
  Baker(oven: oven, flour: flour, bell: bell)
}
