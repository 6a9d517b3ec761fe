// Sound: one lock for all parts; the screen is fetched before it is taken.

import Synchronization

protocol GuideParts {
  var router: any Routing { get }
  var tour: any Touring { get }
  var screen: any Showing { get }
}

final class Injector: GuideParts, Sendable {
  private struct Parts {
    var router: (any Routing)?
    var tour: (any Touring)?
    var screen: (any Showing)?
  }

  private let parts = Mutex(Parts())

  var router: any Routing {
    kept(\.router) { MapRouter(tour: { self.tour }) }
  }

  var tour: any Touring {
    let screen = screen
    return kept(\.tour) {
      MuseumTour(screen: screen, router: { self.router })
    }
  }

  var screen: any Showing {
    kept(\.screen) { TextScreen() }
  }

  private func kept<Part: Sendable>(
    _ path: WritableKeyPath<Parts, Part?>, or make: () -> Part
  ) -> Part {
    parts.withLock { parts in
      let part = parts[keyPath: path] ?? make()
      parts[keyPath: path] = part
      return part
    }
  }
}
