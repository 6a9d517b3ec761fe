/// All parts of the guide, in one place.
// TODO 1: A controller that takes this struct can get no fakes. Say in a
// protocol, `GuideParts`, what an injector offers. This one conforms to it.
struct Injector {
  // TODO 4: Nobody may pay for a part before it is asked for, nor twice, also
  // when several threads ask at once, as in `warmUp(_:)`. The router and the
  // tour ask for each other; they too must get the parts of this injector.

  let router: any Routing
  let tour: any Touring
  let screen: any Showing

  init() {
    screen = TextScreen()
    router = MapRouter(tour: { Injector().tour })
    tour = MuseumTour(screen: screen, router: { Injector().router })
  }
}
