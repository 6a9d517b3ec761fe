// Wrong: the screens show an oven in which nobody bakes.
// Rejected by: the panel shows the oven and the flour that the baker uses

func openBakery(in container: Container) -> Baker {
  container.register((any Oven).self, instance: DeckOven())
  container.register((any Flour).self, instance: FlourBin())
  return Baker(oven: DeckOven(), flour: FlourBin(), bell: DoorBell())
}

/// A baker who works with exactly these. Tests call it with parts of their own.
func makeBaker(
  oven: any Oven, flour: any Flour, bell: any Bell
) -> Baker {
  Baker(oven: oven, flour: flour, bell: bell)
}
