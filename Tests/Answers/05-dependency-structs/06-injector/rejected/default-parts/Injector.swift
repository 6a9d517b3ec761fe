// Wrong: a fake that forgets a part gets the real one, and nobody is told.
// Rejected by: a fake injector that forgets a part does not compile

import Synchronization

protocol Injectable {
  var router: any Routing { get }
  var coordinator: any Coordinating { get }
  var presenter: any Presenting { get }
}

extension Injectable {
  var presenter: any Presenting { ScreenPresenter() }
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
    kept.withLock { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
  }
}
