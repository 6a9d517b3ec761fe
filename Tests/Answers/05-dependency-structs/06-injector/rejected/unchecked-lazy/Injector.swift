// Wrong: tells the compiler to be quiet, and two threads build a part each.
// Rejected by: two threads that ask at once get one part

protocol GuideParts {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

final class Injector: GuideParts, @unchecked Sendable {
  lazy var router: any Routing = MapRouter(
    tour: { self.tour })
  lazy var tour: any Touring = MuseumTour(
    screen: screen, router: { self.router })
  lazy var screen: any Showing = TextScreen()
}
