// Wrong: one lock for all parts, taken again while a part is built.
// Rejected by: the coordinator gets its presenter while it is built

import Synchronization

protocol Injectable {
  var router: any Routing { get }
  var coordinator: any Coordinating { get }
  var presenter: any Presenting { get }
}

final class Injector: Injectable, Sendable {
  private struct Parts {
    var router: (any Routing)?
    var coordinator: (any Coordinating)?
    var presenter: (any Presenting)?
  }

  private let parts = Mutex(Parts())

  var router: any Routing {
    parts.withLock { parts in
      let router =
        parts.router ?? MapRouter(coordinator: { self.coordinator })
      parts.router = router
      return router
    }
  }

  var coordinator: any Coordinating {
    parts.withLock { parts in
      let coordinator =
        parts.coordinator
        ?? TourCoordinator(presenter: presenter, router: { self.router })
      parts.coordinator = coordinator
      return coordinator
    }
  }

  var presenter: any Presenting {
    parts.withLock { parts in
      let presenter = parts.presenter ?? ScreenPresenter()
      parts.presenter = presenter
      return presenter
    }
  }
}
