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
