// Wrong: the root builds all parts before a visitor needs one.
// Rejected by: a part is built at its first use, once, and no other

/// Builds the controllers of a visitor's phone and of a tablet on the wall.
///
/// The app's main calls it; so do the specs.
func makeControllers() -> (phone: GuideController, wall: GuideController) {
  let injector = Injector()
  // The first tap must not be slow.
  _ = (injector.router, injector.tour, injector.screen)
  return (
    phone: GuideController(injector: injector),
    wall: GuideController(injector: injector)
  )
}
