// Wrong: one lock for all parts, taken again while a part is built.
// Rejected by: the tour gets its screen while it is built

import Synchronization

protocol GuideParts {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

final class Injector: GuideParts, Sendable {
  private struct Parts {
    var router: (any Routing)?
    var tour: (any Touring)?
    var screen: (any Showing)?
  }

  private let parts = Mutex(Parts())

  var router: any Routing {
    parts.withLock { parts in
      let router =
        parts.router ?? MapRouter(tour: { self.tour })
      parts.router = router
      return router
    }
  }

  var tour: any Touring {
    parts.withLock { parts in
      let tour =
        parts.tour
        ?? MuseumTour(screen: screen, router: { self.router })
      parts.tour = tour
      return tour
    }
  }

  var screen: any Showing {
    parts.withLock { parts in
      let screen = parts.screen ?? TextScreen()
      parts.screen = screen
      return screen
    }
  }
}
