// Wrong: takes any injector, and works with the real one only.
// Rejected by: each controller uses the router of its own injector

final class GuideController {
  private let injector: Injector

  init(injector: any GuideParts) {
    self.injector = injector as? Injector ?? Injector()
  }

  func tap(_ button: String) {
    switch button {
    case "Map": injector.router.open("/floor-plan")
    case "Next room": injector.tour.next()
    default: injector.screen.show("Ask a guard about \(button)")
    }
  }
}
