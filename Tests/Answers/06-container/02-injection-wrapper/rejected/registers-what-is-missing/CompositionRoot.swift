// Wrong: keeps an oven that the container had already, so that the panel shows another one.
// Rejected by: the panel shows the oven and the flour that the baker uses
/// Starts the app: the panel's screens get their services, and there is a
/// baker.
///
/// The panel has built its screens by now. `container` is the one that it gave
/// them; others may have registered something there. The app's main calls this
/// function, and so do the specs.
func openBakery(in container: Container) -> Baker {
  let oven = DeckOven()
  let flour = FlourBin()
  if !container.contains((any Oven).self) {
    container.register((any Oven).self, instance: oven)
  }
  if !container.contains((any Flour).self) {
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
