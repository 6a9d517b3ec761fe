// Sound: a controller keeps a part after the first tap that needs it.

/// Does what a visitor's tap asks for.
final class GuideController {
  private let injector: any GuideParts
  private lazy var router = injector.router
  private lazy var tour = injector.tour
  private lazy var screen = injector.screen

  init(injector: any GuideParts) {
    self.injector = injector
  }

  func tap(_ button: String) {
    switch button {
    case "Map": router.open("/floor-plan")
    case "Next room": tour.next()
    case let other: screen.show("Ask a guard about \(other)")
    }
  }
}
