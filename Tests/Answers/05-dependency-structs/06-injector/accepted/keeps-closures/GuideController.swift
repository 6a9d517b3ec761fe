// Sound: keeps a way to each part, and of the injector nothing else.

final class GuideController {
  private let router: () -> any Routing
  private let coordinator: () -> any Coordinating
  private let presenter: () -> any Presenting

  init(injector: some Injectable) {
    router = { injector.router }
    coordinator = { injector.coordinator }
    presenter = { injector.presenter }
  }

  func tap(_ button: String) {
    switch button {
    case "Map": router().open("/floor-plan")
    case "Next room": coordinator().next()
    default: presenter().show("Ask a guard about \(button)")
    }
  }
}
