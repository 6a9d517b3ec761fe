/// Does what a visitor's tap asks for.
final class GuideController {
  private let router: any Routing
  private let tour: any Touring
  private let screen: any Showing

  init(
    router: any Routing = Injector().router,
    tour: any Touring = Injector().tour,
    screen: any Showing = Injector().screen
  ) {
    self.router = router
    self.tour = tour
    self.screen = screen
  }

  func tap(_ button: String) {
    switch button {
    case "Map": router.open("/floor-plan")
    case "Next room": tour.next()
    default: screen.show("Ask a guard about \(button)")
    }
  }
}
