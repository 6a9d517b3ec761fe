/// Does what a visitor's tap asks for.
final class GuideController {
  private let injector: any GuideParts

  init(injector: any GuideParts) {
    self.injector = injector
  }

  func tap(_ button: String) {
    switch button {
    case "Map": injector.router.open("/floor-plan")
    case "Next room": injector.tour.next()
    default: injector.screen.show("Ask a guard about \(button)")
    }
  }
}
