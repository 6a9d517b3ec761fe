// Sound: one lock for all parts; the presenter is fetched before it is taken.

import Synchronization

protocol Injectable {
  var router: any Routing { get }
  var coordinator: any Coordinating { get }
  var presenter: any Presenting { get }
}

final class Injector: Injectable, Sendable {
  private struct Parts {
    var router: (any Routing)?
    var coordinator: (any Coordinating)?
    var presenter: (any Presenting)?
  }

  private let parts = Mutex(Parts())

  var router: any Routing {
    kept(\.router) { MapRouter(coordinator: { self.coordinator }) }
  }

  var coordinator: any Coordinating {
    let presenter = presenter
    return kept(\.coordinator) {
      TourCoordinator(presenter: presenter, router: { self.router })
    }
  }

  var presenter: any Presenting {
    kept(\.presenter) { ScreenPresenter() }
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
