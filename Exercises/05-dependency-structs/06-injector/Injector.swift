/// All parts of the guide, in one place.
// TODO: A test gets the real parts, and the app pays for all of them at once.
struct Injector {
  let router: any Routing
  let tour: any Touring
  let screen: any Showing

  init() {
    screen = TextScreen()
    router = MapRouter(tour: { Injector().tour })
    tour = MuseumTour(screen: screen, router: { Injector().router })
  }
}
