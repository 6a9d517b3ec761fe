// Wrong: a part that nobody holds is built again.
// Rejected by: a part is built at its first use, once, and no other

import Synchronization

/// The parts of the guide, for whoever is handed an injector.
protocol GuideParts {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

/// The real parts. Each is built when it is first asked for.
final class Injector: GuideParts, Sendable {
  private let keptRouter = Once<MapRouter>()
  private let keptTour = Once<MuseumTour>()
  private let keptScreen = Once<TextScreen>()

  var router: any Routing {
    keptRouter.value { MapRouter(tour: { self.tour }) }
  }

  var tour: any Touring {
    keptTour.value { MuseumTour(screen: screen, router: { self.router }) }
  }

  var screen: any Showing {
    keptScreen.value { TextScreen() }
  }
}

/// A part, kept weakly: parts own their injector, and it must not own them.
private final class Once<Part: AnyObject & Sendable>: Sendable {
  private struct Box {
    weak var part: Part?
  }

  private let kept = Mutex(Box())

  func value(_ make: () -> Part) -> Part {
    kept.withLock { kept in
      let part = kept.part ?? make()
      kept.part = part
      return part
    }
  }
}
