import Synchronization

/// The parts of the guide, for whoever is handed an injector.
protocol Injectable {
  var router: any Routing { get }
  var coordinator: any Coordinating { get }
  var presenter: any Presenting { get }
}

/// The real parts. Each is built when it is first asked for, and kept.
final class Injector: Injectable, Sendable {
  private let keptRouter = Once<any Routing>()
  private let keptCoordinator = Once<any Coordinating>()
  private let keptPresenter = Once<any Presenting>()

  var router: any Routing {
    keptRouter.value { MapRouter(coordinator: { self.coordinator }) }
  }

  var coordinator: any Coordinating {
    keptCoordinator.value {
      TourCoordinator(presenter: presenter, router: { self.router })
    }
  }

  var presenter: any Presenting {
    keptPresenter.value { ScreenPresenter() }
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
