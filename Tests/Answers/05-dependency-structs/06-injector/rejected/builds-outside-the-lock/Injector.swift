// Wrong: looks under the lock, builds outside it, and two threads build.
// Rejected by: two threads that ask at once get one part

import Synchronization

protocol Injectable {
  var router: any Routing { get }
  var coordinator: any Coordinating { get }
  var presenter: any Presenting { get }
}

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
