// Sound: one lock for all parts, which the thread that holds it may take again.

import Foundation

protocol Injectable: Sendable {
  var router: any Routing { get }
  var coordinator: any Coordinating { get }
  var presenter: any Presenting { get }
}

/// The compiler cannot see that the lock guards the parts: we vouch for it.
final class Injector: Injectable, @unchecked Sendable {
  private let lock = NSRecursiveLock()

  private lazy var lazyRouter = MapRouter(
    coordinator: { self.coordinator })
  private lazy var lazyCoordinator = TourCoordinator(
    presenter: presenter, router: { self.router })
  private lazy var lazyPresenter = ScreenPresenter()

  var router: any Routing {
    lock.withLock { lazyRouter }
  }

  var coordinator: any Coordinating {
    lock.withLock { lazyCoordinator }
  }

  var presenter: any Presenting {
    lock.withLock { lazyPresenter }
  }
}
