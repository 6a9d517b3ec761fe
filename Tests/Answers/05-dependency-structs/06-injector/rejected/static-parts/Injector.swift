// Wrong: `static let` is lazy and safe, and one for all injectors.
// Rejected by: keeps nothing that changes in a global or static property

protocol GuideParts {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

struct Injector: GuideParts {
  private static let router: any Routing = MapRouter(
    tour: { Self.tour })
  private static let tour: any Touring = MuseumTour(
    screen: Self.screen, router: { Self.router })
  private static let screen: any Showing = TextScreen()

  var router: any Routing { Self.router }
  var tour: any Touring { Self.tour }
  var screen: any Showing { Self.screen }
}
