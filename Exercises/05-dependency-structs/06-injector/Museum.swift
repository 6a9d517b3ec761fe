// The outside world. Leave it as it is.
import SpecSupport
import Synchronization

protocol Routing: Sendable {
  func open(_ path: String)
}

protocol Coordinating: Sendable {
  var room: String { get }
  func next()
}

protocol Presenting: Sendable {
  func show(_ text: String)
}

/// Opens maps. To build it takes seconds: it draws the whole museum.
final class MapRouter: Routing {
  private let coordinator: @Sendable () -> any Coordinating

  /// - Parameter coordinator: Called each time that a map is opened.
  init(coordinator: @escaping @Sendable () -> any Coordinating) {
    Tripwire.touch("MapRouter()")
    self.coordinator = coordinator
  }

  func open(_ path: String) {
    Tripwire.touch("map: from \(coordinator().room) to \(path)")
  }
}

/// Leads through the rooms. To build it takes seconds: it loads the tour.
final class TourCoordinator: Coordinating {
  private let rooms = ["Hall", "Rubens", "Ensor"]
  private let position = Mutex(0)
  private let presenter: any Presenting
  private let router: @Sendable () -> any Routing

  /// - Parameter router: Called each time that the visitor moves on.
  init(
    presenter: any Presenting, router: @escaping @Sendable () -> any Routing
  ) {
    Tripwire.touch("TourCoordinator()")
    self.presenter = presenter
    self.router = router
  }

  var room: String {
    rooms[position.withLock { $0 }]
  }

  func next() {
    let next = position.withLock { ($0 + 1) % rooms.count }
    presenter.show("Next: \(rooms[next])")
    router().open("/\(rooms[next])")
    position.withLock { $0 = next }
  }
}

/// Shows texts. To build it takes seconds: it loads the fonts.
final class ScreenPresenter: Presenting {
  init() {
    Tripwire.touch("ScreenPresenter()")
  }

  func show(_ text: String) {
    Tripwire.touch("screen: \(text)")
  }
}
