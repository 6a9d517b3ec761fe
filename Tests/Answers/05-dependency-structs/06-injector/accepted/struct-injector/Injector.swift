// Sound: a struct; its copies share what builds once.
// Keeps: 1

import Synchronization

protocol GuideParts {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

struct Injector: GuideParts, Sendable {
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
    kept.withLock { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
  }
}
