/// Starts the app: the panel's screens get their services, and there is a
/// baker.
///
/// The panel has built its screens by now. `container` is the one that it gave
/// them; since then, others may have registered something there. The app's main
/// calls this function, and so do the specs.
func openBakery(in container: Container) -> Baker {
  Baker()
}

/// A baker who works with exactly these. Tests call it with parts of their own.
func makeBaker(
  oven: any Oven, flour: any Flour, bell: any Bell
) -> Baker {
  Baker()
}
