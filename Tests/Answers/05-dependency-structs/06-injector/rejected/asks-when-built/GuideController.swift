// Wrong: asks for all parts at once, though a tap needs one.
// Rejected by: a controller asks for a part only when a tap needs it

final class GuideController {
  private let router: any Routing
  private let coordinator: any Coordinating
  private let presenter: any Presenting

  init(injector: any Injectable) {
    router = injector.router
    coordinator = injector.coordinator
    presenter = injector.presenter
  }

  func tap(_ button: String) {
    switch button {
    case "Map": router.open("/floor-plan")
    case "Next room": coordinator.next()
    default: presenter.show("Ask a guard about \(button)")
    }
  }
}
