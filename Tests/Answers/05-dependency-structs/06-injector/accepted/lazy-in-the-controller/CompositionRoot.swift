/// Builds the controllers of a visitor's phone and of a tablet on the wall.
///
/// The app's main calls it; so do the specs.
func makeControllers() -> (phone: GuideController, wall: GuideController) {
  makeControllers(sharing: Injector())
}

/// Builds both on the parts of any injector.
func makeControllers(
  sharing parts: some GuideParts
) -> (phone: GuideController, wall: GuideController) {
  let phone = GuideController(injector: parts)
  let wall = GuideController(injector: parts)
  return (phone, wall)
}
