/// Does what a visitor's tap asks for.
final class GuideController {
  private let router: any Routing
  private let coordinator: any Coordinating
  private let presenter: any Presenting

  // TODO 2: One parameter is enough, for any injector, and nobody may forget
  // it. Ask that injector for a part only when a tap needs the part.
  init(
    router: any Routing = Injector().router,
    coordinator: any Coordinating = Injector().coordinator,
    presenter: any Presenting = Injector().presenter
  ) {
    self.router = router
    self.coordinator = coordinator
    self.presenter = presenter
  }

  func tap(_ button: String) {
    switch button {
    case "Map": router.open("/floor-plan")
    case "Next room": coordinator.next()
    default: presenter.show("Ask a guard about \(button)")
    }
  }
}
