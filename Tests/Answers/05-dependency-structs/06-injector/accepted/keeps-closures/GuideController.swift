// Sound: keeps a way to each part, and of the injector nothing else.
// Keeps: 2

final class GuideController {
  private let router: () -> any Routing
  private let tour: () -> any Touring
  private let screen: () -> any Showing

  init(injector: some GuideParts) {
    router = { injector.router }
    tour = { injector.tour }
    screen = { injector.screen }
  }

  func tap(_ button: String) {
    switch button {
    case "Map": router().open("/floor-plan")
    case "Next room": tour().next()
    default: screen().show("Ask a guard about \(button)")
    }
  }
}
