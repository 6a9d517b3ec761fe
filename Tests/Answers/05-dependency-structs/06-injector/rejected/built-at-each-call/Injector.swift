// Wrong: late, but each call builds the part anew.
// Rejected by: a part is built at its first use, once, and no other

protocol Injectable {
  var router: any Routing { get }
  var coordinator: any Coordinating { get }
  var presenter: any Presenting { get }
}

struct Injector: Injectable {
  var router: any Routing {
    MapRouter(coordinator: { self.coordinator })
  }

  var coordinator: any Coordinating {
    TourCoordinator(presenter: presenter, router: { self.router })
  }

  var presenter: any Presenting {
    ScreenPresenter()
  }
}
