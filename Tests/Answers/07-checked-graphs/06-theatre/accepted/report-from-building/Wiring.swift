// Sound: the whole list is built of recipes, which do nothing yet, and the builder collects
// what can't be built.

/// Says how a part is switched on, once all its needs are known.
final class Recipe {
  private let name: String
  private let needs: [Recipe]
  private var machine: (any Machine)?

  init(name: String, needs: [Recipe]) {
    self.name = name
    self.needs = needs
  }

  func start(_ switchOn: SwitchOn) -> any Machine {
    if let machine { return machine }
    let new = switchOn(name, needs.map { $0.start(switchOn) })
    machine = new
    return new
  }
}

/// Builds recipes, and goes on when one can't be built.
struct Builder {
  private(set) var findings: Set<Finding> = []
  private let venue: String
  private let list: [String: Part]
  private var recipes: [String: Recipe] = [:]
  private var open: [String] = []

  init(_ list: [Part], venue: String) {
    self.venue = venue
    self.list = Dictionary(list.map { ($0.name, $0) }) { first, _ in first }
    let needs = self.list.mapValues { part in
      part.needs.filter { $0.venue == venue }.map(\.part)
    }
    findings = Set(cycles(in: needs).map { .cycle($0) })
    for part in list { _ = recipe(for: part.name, .part(part.name)) }
  }

  mutating func recipe(for name: String, _ asker: Asker) -> Recipe? {
    if let recipe = recipes[name] { return recipe }
    guard let part = list[name] else {
      findings.insert(.missing(name, neededBy: asker))
      return nil
    }
    // On a cycle, which is reported already.
    guard !open.contains(name) else { return nil }
    open.append(name)
    defer { open.removeLast() }
    var needs: [Recipe] = []
    for cable in part.needs {
      guard cable.venue == venue else {
        findings.insert(.wrongVenue(cable, neededBy: name))
        continue
      }
      recipe(for: cable.part, .part(name)).map { needs.append($0) }
    }
    guard needs.count == part.needs.count else { return nil }
    let recipe = Recipe(name: name, needs: needs)
    recipes[name] = recipe
    return recipe
  }
}
