// Wrong: the baker takes a bell that was registered before.
// Rejected by: two bakeries share nothing
/// Starts the app: the panel's screens get their services, and there is a
/// baker.
///
/// The panel has built its screens by now. `container` is the one that it gave
/// them; others may have registered something there. The app's main calls this
/// function, and so do the specs.
func openBakery(in container: Container) -> Baker {
  container.register((any Oven).self, instance: DeckOven())
  container.register((any Flour).self, instance: FlourBin())
  if !container.contains((any Bell).self) {
    container.register((any Bell).self, instance: DoorBell())
  }
  guard
    let oven = container.resolve((any Oven).self),
    let flour = container.resolve((any Flour).self),
    let bell = container.resolve((any Bell).self)
  else { fatalError("The bakery is incomplete.") }
  return makeBaker(oven: oven, flour: flour, bell: bell)
}

/// A baker who works with exactly these. Tests call it with parts of their own.
func makeBaker(
  oven: any Oven, flour: any Flour, bell: any Bell
) -> Baker {
  Baker(oven: oven, flour: flour, bell: bell)
}
