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
class Till {}
final class CardTill: Till {}

/// Two menus of the same short name.
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
