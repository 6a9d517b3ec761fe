/// All parts of the guide, in one place.
// TODO 1: A test can hand over no other parts than these. Say in a protocol,
// `Injectable`, what an injector offers, and let this one conform to it.
//
// TODO 4: Nobody may pay for a part before it is asked for, nor twice. Whoever
// asks this injector gets the same part, whichever task asks first, as in
// `warmUp(_:)`; so do the router and the coordinator, who ask for each other.
struct Injector {
  let router: any Routing
  let coordinator: any Coordinating
  let presenter: any Presenting

  init() {
    presenter = ScreenPresenter()
    router = MapRouter(coordinator: { Injector().coordinator })
    coordinator = TourCoordinator(
      presenter: presenter, router: { Injector().router })
  }
}
