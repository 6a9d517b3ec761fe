// Wrong: tells the compiler to be quiet, and two threads build a part each.
// Rejected by: two threads that ask at once get one part

protocol Injectable {
  var router: any Routing { get }
  var coordinator: any Coordinating { get }
  var presenter: any Presenting { get }
}

final class Injector: Injectable, @unchecked Sendable {
  lazy var router: any Routing = MapRouter(
    coordinator: { self.coordinator })
  lazy var coordinator: any Coordinating = TourCoordinator(
    presenter: presenter, router: { self.router })
  lazy var presenter: any Presenting = ScreenPresenter()
}
