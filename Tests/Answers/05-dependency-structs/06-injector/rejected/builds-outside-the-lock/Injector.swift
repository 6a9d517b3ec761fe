// Wrong: looks under the lock, builds outside it, and two threads build.
// Rejected by: two threads that ask at once get one part

import Synchronization

protocol GuideParts {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

final class Injector: GuideParts, Sendable {
  private let keptRouter = Once<any Routing>()
  private let keptTour = Once<any Touring>()
  private let keptScreen = Once<any Showing>()

  var router: any Routing {
    keptRouter.value { MapRouter(tour: { self.tour }) }
  }

  var tour: any Touring {
    keptTour.value {
      MuseumTour(screen: screen, router: { self.router })
    }
  }

  var screen: any Showing {
    keptScreen.value { TextScreen() }
  }
}

private final class Once<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    if let value = kept.withLock({ $0 }) { return value }
    let made = make()
    return kept.withLock { kept in
      let value = kept ?? made
      kept = value
      return value
    }
  }
}
