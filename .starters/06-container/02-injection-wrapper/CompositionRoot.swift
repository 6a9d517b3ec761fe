/// Starts the app: the panel's screens get their services, and there is a
/// baker.
///
/// The panel has built its screens by now. `container` is the one that it gave
/// them; others may have registered something there. The app's main calls this
/// function, and so do the specs.
func openBakery(in container: Container) -> Baker {
  // TODO 2: Give the baker all its parts. You build them here, so there is no
  // need to look them up. The panel must show how much *this* baker's oven has
  // baked, and how much of the flour is left.
  Baker()
}
