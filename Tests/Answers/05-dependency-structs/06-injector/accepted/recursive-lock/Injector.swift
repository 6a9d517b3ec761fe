// Sound: one lock for all parts, which the thread that holds it may take again.

import Foundation

protocol GuideParts: Sendable {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

/// The compiler cannot see that the lock guards the parts: we vouch for it.
final class Injector: GuideParts, @unchecked Sendable {
  private let lock = NSRecursiveLock()

  private lazy var lazyRouter = MapRouter(
    tour: { self.tour })
  private lazy var lazyTour = MuseumTour(
    screen: screen, router: { self.router })
  private lazy var lazyScreen = TextScreen()

  var router: any Routing {
    lock.withLock { lazyRouter }
  }

  var tour: any Touring {
    lock.withLock { lazyTour }
  }

  var screen: any Showing {
    lock.withLock { lazyScreen }
  }
}
