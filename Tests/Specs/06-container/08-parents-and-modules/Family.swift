import Foundation

@testable import ParentsAndModules

/// What the specs let containers build.
final class Flour: Sendable {
  let owner: String

  init(_ owner: String) {
    self.owner = owner
  }
}

final class Dough: Sendable {
  let flour: Flour

  init(_ flour: Flour) {
    self.flour = flour
  }
}

final class Cake: Sendable {
  let flour: Flour
  let dough: Dough

  init(_ flour: Flour, _ dough: Dough) {
    self.flour = flour
    self.dough = dough
  }

  /// Whose flour is in it.
  var owners: String { "\(flour.owner), \(dough.flour.owner)" }
}

/// A service that asks its container when it ends.
final class LastWish: Sendable {
  private let container: Container

  init(_ container: Container) {
    self.container = container
  }

  deinit {
    _ = container.contains(LastWish.self)
    _ = container.registeredTwice
  }

  /// Registers a shared service again when there is an instance. A process that
  /// waits for itself is stopped.
  static func replace() throws {
    alarm(10)
    let container = Container()
    container.register(LastWish.self, lifetime: .shared) { _ in
      LastWish(container)
    }
    _ = try container.resolve(LastWish.self)
    container.register(LastWish.self) { _ in LastWish(container) }
  }
}

/// Three containers: the grandmother is the mother's parent, and the mother is
/// the child's.
struct Family {
  let grandmother = Container()
  let mother: Container
  let child: Container

  init() {
    mother = Container(parent: grandmother)
    child = Container(parent: mother)
  }

  var members: [(name: String, container: Container)] {
    [("child", child), ("mother", mother), ("grandmother", grandmother)]
  }

  /// Each gets flour of her own, the grandmother dough, the baker cakes.
  func bakeCakes(
    _ cakes: Lifetime<Cake>, in baker: Container,
    flour: Lifetime<Flour> = .transient
  ) {
    for (name, container) in members {
      container.register(Flour.self, lifetime: flour) { _ in Flour(name) }
    }
    grandmother.register(Dough.self) { Dough(try $0.resolve(Flour.self)) }
    baker.register(Cake.self, lifetime: cakes) { resolver in
      Cake(try resolver.resolve(Flour.self), try resolver.resolve(Dough.self))
    }
  }
}

/// The text that the body returns, or the error that it throws.
func outcome(_ body: () throws -> String) -> String {
  do {
    return try body()
  } catch ResolutionError.missing(let path, let similar) {
    let list = similar.joined(separator: ", ")
    return "missing: \(path)" + (list.isEmpty ? "" : " (similar: \(list))")
  } catch {
    return "\(error)"
  }
}
