/// Starts the app: the panel's screens get their services, and there is a
/// baker.
///
/// The panel has built its screens by now. `container` is the one that it gave
/// them. The app's main calls this function, and so do the specs.
func openBakery(in container: Container) -> Baker {
  // TODO 5: Give the baker all its parts. The panel must show how much *this*
  // baker's oven has baked, and how much of the flour is left.
  Baker()
}

/// All that the app needs.
func makeContainer() -> Container {
  let container = Container()
  container.register((any Oven).self, instance: DeckOven())
  container.register((any Flour).self, instance: FlourBin())
  return container
}
