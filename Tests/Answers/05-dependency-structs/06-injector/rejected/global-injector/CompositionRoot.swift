// Wrong: one injector for all calls, so that the second visitor continues the first one's tour.
// Rejected by: keeps nothing that changes in a global or static property

private let injector = Injector()

/// Builds the controllers of a visitor's phone and of a tablet on the wall.
///
/// The app's main calls it; so do the specs.
func makeControllers() -> (phone: GuideController, wall: GuideController) {
  return (
    phone: GuideController(injector: injector),
    wall: GuideController(injector: injector)
  )
}
