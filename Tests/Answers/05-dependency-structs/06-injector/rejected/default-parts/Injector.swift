// Wrong: a fake that forgets a part gets the real one, and nobody is told.
// Rejected by: a fake injector that forgets a part does not compile

import Synchronization

protocol GuideParts {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

extension GuideParts {
  var screen: any Showing { TextScreen() }
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
    kept.withLock { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
  }
}
