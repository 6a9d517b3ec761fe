/// Builds the controllers of a visitor's phone and of a tablet on the wall.
///
/// The app's main calls it; so do the specs.
func makeControllers() -> (phone: GuideController, wall: GuideController) {
  let injector = Injector()
  return (
    phone: GuideController(injector: injector),
    wall: GuideController(injector: injector)
  )
}
