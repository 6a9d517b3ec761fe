// Wrong: looks the app's parts up at run time; a test gets an empty farm.
// Rejected by: another app gives the short call its own meaning

struct Farm {
  let animals: [any Animal]

  var headCount: Int {
    animals.count
  }

  func feedAnimals() -> [String] {
    animals.map { $0.feed() }
  }
}

protocol Usual {
  init()
}

/// The app's part of this (mangled) name, if there is one.
func usual(_ name: String) -> (any Usual)? {
  (_typeByName("16FarmConveniences\(name)") as? any Usual.Type)?.init()
}

extension Farm {
  init() {
    let parts = ["3CowV", "4DuckC"].map { usual($0) as? any Animal }
    animals = parts.compactMap(\.self)
  }
}
