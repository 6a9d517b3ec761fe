// Wrong: late, but each call builds the part anew.
// Rejected by: a part is built at its first use, once, and no other

protocol GuideParts {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

struct Injector: GuideParts {
  var router: any Routing {
    MapRouter(tour: { self.tour })
  }

  var tour: any Touring {
    MuseumTour(screen: screen, router: { self.router })
  }

  var screen: any Showing {
    TextScreen()
  }
}
