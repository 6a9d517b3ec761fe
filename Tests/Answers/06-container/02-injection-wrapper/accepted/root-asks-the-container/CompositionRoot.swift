// Sound: the one place that wires may ask the container; the baker does not.

func openBakery(in container: Container) -> Baker {
  container.register((any Oven).self, instance: DeckOven())
  container.register((any Flour).self, instance: FlourBin())
  container.register((any Bell).self, instance: DoorBell())
  return makeBaker(in: container)
}

private func makeBaker(in container: Container) -> Baker {
  @Injection var oven: any Oven
  @Injection var flour: any Flour
  @Injection var bell: any Bell
  _oven = Injection(from: container)
  _flour = Injection(from: container)
  _bell = Injection(from: container)
  return Baker(oven: oven, flour: flour, bell: bell)
}

/// A baker who works with exactly these. Tests call it with parts of their own.
func makeBaker(
  oven: any Oven, flour: any Flour, bell: any Bell
) -> Baker {
  Baker(oven: oven, flour: flour, bell: bell)
}
