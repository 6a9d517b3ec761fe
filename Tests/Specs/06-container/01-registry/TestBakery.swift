@testable import Registry

/// An oven that burns no gas, and says which one it is.
final class FakeOven: Oven {
  let name: String

  init(_ name: String = "fake") {
    self.name = name
  }

  func bake(_ dough: String) -> String {
    "\(dough) from the \(name) oven"
  }
}

/// A class that is not final, so that another one can stand in.
class Till {
  var payment: String { "cash" }
}

final class CardTill: Till {
  override var payment: String { "card" }
}

/// Menus of the same short name, two of them with the same two last names.
enum Monday {
  struct Menu {
    let soup = "pea"
  }
}

enum Friday {
  struct Menu {
    let soup = "fish"
  }
}

enum Summer {
  enum Friday {
    struct Menu {
      let soup = "cold cucumber"
    }
  }
}

/// A type whose name differs from another one's in capital letters only.
enum MONDAY {
  struct Menu {
    let soup = "every Monday in the year"
  }
}

/// A generic type, which is another type with each parameter.
struct Recipe<Dish> {
  let page: Int

  var text: String { "page \(page)" }
}

enum Left<End> {}

enum Right<End> {}

/// One of many types whose names are made of the same words: `Left<Right<…>>`.
struct Path {
  let number: Int
  let type: String
  private let end: Any.Type

  /// All paths of this length and shorter ones, with numbers that count up.
  static func all(ofLength length: Int) -> [Path] {
    var ends: [Any.Type] = [Int.self]
    for index in 0..<(1 << length) - 1 {
      ends += [longer(ends[index], Side.left), longer(ends[index], Side.right)]
    }
    return ends.enumerated().map { Path(number: $0, type: "\($1)", end: $1) }
  }

  private enum Side { case left, right }

  private static func longer(_ end: Any.Type, _ side: Side) -> Any.Type {
    func longer<End>(_: End.Type) -> Any.Type {
      side == .left ? Left<End>.self : Right<End>.self
    }
    return longer(end)
  }

  func register(in container: Container) {
    func register<End>(_: End.Type) {
      container.register(Recipe<End>.self, instance: Recipe(page: number))
    }
    register(end)
  }

  func page(in container: Container) -> Int? {
    func page<End>(_: End.Type) -> Int? {
      container.resolve(Recipe<End>.self)?.page
    }
    return page(end)
  }
}

/// What is found for a service, in words: a text, or that nothing is.
func answer(_ text: String?) -> String {
  text ?? "nothing found"
}

/// Whether the container contains each of these services, with the names to show.
func known(_ services: KeyValuePairs<String, Any.Type>, by container: Container)
  -> [String]
{
  services.map {
    "\($0): \(container.contains($1) ? "contained" : "not contained")"
  }
}
