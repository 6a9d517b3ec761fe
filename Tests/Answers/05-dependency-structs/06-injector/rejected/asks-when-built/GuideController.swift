// Wrong: asks for all parts at once, though a tap needs one.
// Rejected by: a controller asks for a part only when a tap needs it

final class GuideController {
  private let router: any Routing
  private let tour: any Touring
  private let screen: any Showing

  init(injector: any GuideParts) {
    router = injector.router
    tour = injector.tour
    screen = injector.screen
  }

  func tap(_ button: String) {
    switch button {
    case "Map": router.open("/floor-plan")
    case "Next room": tour.next()
    default: screen.show("Ask a guard about \(button)")
    }
  }
}
