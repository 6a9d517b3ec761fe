// The outside world. Leave it as it is.
import SpecSupport
import Synchronization

protocol Routing: Sendable {
  func open(_ path: String)
}

protocol Touring: Sendable {
  var room: String { get }
  func next()
}

protocol Showing: Sendable {
  func show(_ text: String)
}

/// Opens maps. To build it takes seconds: it draws the whole museum.
final class MapRouter: Routing {
  private let tour: @Sendable () -> any Touring

  /// - Parameter tour: Called each time that a map is opened.
  init(tour: @escaping @Sendable () -> any Touring) {
    Tripwire.touch("MapRouter()")
    self.tour = tour
  }

  func open(_ path: String) {
    Tripwire.touch("map: from \(tour().room) to \(path)")
  }
}

/// Leads through the rooms. To build it takes seconds: it loads pictures.
final class MuseumTour: Touring {
  private let rooms = ["Hall", "Rubens", "Ensor"]
  private let position = Mutex(0)
  private let screen: any Showing
  private let router: @Sendable () -> any Routing

  /// - Parameter router: Called each time that the visitor moves on.
  init(screen: any Showing, router: @escaping @Sendable () -> any Routing) {
    Tripwire.touch("MuseumTour()")
    self.screen = screen
    self.router = router
  }

  var room: String {
    rooms[position.withLock { $0 }]
  }

  func next() {
    let next = position.withLock { ($0 + 1) % rooms.count }
    screen.show("Next: \(rooms[next])")
    router().open("/\(rooms[next])")
    position.withLock { $0 = next }
  }
}

/// Shows texts. To build it takes seconds: it loads the fonts.
final class TextScreen: Showing {
  init() {
    Tripwire.touch("TextScreen()")
  }

  func show(_ text: String) {
    Tripwire.touch("screen: \(text)")
  }
}
