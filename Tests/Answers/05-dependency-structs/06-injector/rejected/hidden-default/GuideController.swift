// Wrong: who forgets the injector gets real parts without a word.
// Rejected by: a controller without an injector does not compile

final class GuideController {
  private let injector: any GuideParts

  init(injector: any GuideParts = Injector()) {
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
