// Wrong: `static let` is lazy and safe, and one for all injectors.
// Rejected by: two injectors share no part

protocol Injectable {
  var router: any Routing { get }
  var coordinator: any Coordinating { get }
  var presenter: any Presenting { get }
}

struct Injector: Injectable {
  private static let router: any Routing = MapRouter(
    coordinator: { Self.coordinator })
  private static let coordinator: any Coordinating = TourCoordinator(
    presenter: Self.presenter, router: { Self.router })
  private static let presenter: any Presenting = ScreenPresenter()

  var router: any Routing { Self.router }
  var coordinator: any Coordinating { Self.coordinator }
  var presenter: any Presenting { Self.presenter }
}
