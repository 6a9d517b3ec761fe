/// Builds the controllers of a visitor's phone and of a tablet on the wall.
///
/// The app's main calls it; so do the specs.
func makeControllers() -> (phone: GuideController, wall: GuideController) {
  (phone: GuideController(), wall: GuideController())
}
