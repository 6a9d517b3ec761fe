// Wrong: a thread that finds the lock taken builds a part of its own.
// Rejected by: two threads that ask at once get one part
import Synchronization

/// The parts of the guide, for whoever is handed an injector.
protocol GuideParts {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

/// The real parts. Each is built when it is first asked for, and kept.
final class Injector: GuideParts, Sendable {
  private let keptRouter = Once<any Routing>()
  private let keptTour = Once<any Touring>()
  private let keptScreen = Once<any Showing>()

  // The closures keep the injector alive, on purpose: a part still works when
  // nobody else holds its injector. The cycle lives as long as the app.

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

/// A value that is made at its first use, once, whichever thread comes first.
private final class Once<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  /// Holds the lock while it makes the value: whoever comes second waits.
  func value(_ make: () -> Value) -> Value {
    let known = kept.withLockIfAvailable { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
    return known ?? make()
  }
}
