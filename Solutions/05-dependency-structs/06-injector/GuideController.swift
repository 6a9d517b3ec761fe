/// Does what a visitor's tap asks for.
final class GuideController {
  private let injector: any Injectable

  init(injector: any Injectable) {
    self.injector = injector
  }

  func tap(_ button: String) {
    switch button {
    case "Map": injector.router.open("/floor-plan")
    case "Next room": injector.coordinator.next()
    default: injector.presenter.show("Ask a guard about \(button)")
    }
  }
}
