// Wrong: when the injector is gone, the parts ask a new one.
// Rejected by: a part still works when nobody else holds its injector
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
    keptRouter.value {
      MapRouter(tour: { [weak self] in (self ?? Injector()).tour })
    }
  }

  var tour: any Touring {
    keptTour.value {
      MuseumTour(
        screen: screen, router: { [weak self] in (self ?? Injector()).router })
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
    kept.withLock { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
  }
}
