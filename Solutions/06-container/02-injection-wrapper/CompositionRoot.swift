/// Starts the app: the panel's screens get their services, and there is a
/// baker.
///
/// The panel has built its screens by now. `container` is the one that it gave
/// them; since then, others may have registered something there. The app's main
/// calls this function, and so do the specs.
func openBakery(in container: Container) -> Baker {
  let oven = DeckOven()
  let flour = FlourBin()
  container.register((any Oven).self, instance: oven)
  container.register((any Flour).self, instance: flour)
  return makeBaker(oven: oven, flour: flour, bell: DoorBell())
}

/// A baker who works with exactly these. Tests call it with parts of their own.
func makeBaker(
  oven: any Oven, flour: any Flour, bell: any Bell
) -> Baker {
  Baker(oven: oven, flour: flour, bell: bell)
}
