// Sound: one walk finds the circles and leaves an order behind.

func circles(in declarations: [Declaration]) -> [Fault] {
  Walk(through: declarations).circles.map(Fault.circle)
}

/// Goes from each declaration to all that it uses, and notes it on the way
/// back: then all that it uses has been noted.
struct Walk {
  private(set) var ordered: [Declaration] = []
  private(set) var circles: [[Declaration]] = []

  private let declared: [String: Declaration]
  private var path: [Declaration] = []
  private var met: Set<String> = []

  init(through declarations: [Declaration]) {
    let byPlace = declarations.sorted { $0.place < $1.place }
    declared = Dictionary(byPlace.map { ($0.name, $0) }) { first, _ in first }
    let given = byPlace.filter(\.isGiven).map(\.name).sorted()
    for name in given + declared.keys.sorted() { visit(name) }
  }

  private mutating func visit(_ name: String) {
    if let entry = path.firstIndex(where: { $0.name == name }) {
      let circle = Array(path[entry...])
      let places = circle.map(\.place)
      let first = places.firstIndex { $0 == places.min() } ?? 0
      circles.append(Array(circle[first...] + circle[..<first]))
      return
    }
    guard let declaration = declared[name], met.insert(name).inserted else {
      return
    }
    path.append(declaration)
    for used in declaration.uses { visit(used) }
    path.removeLast()
    ordered.append(declaration)
  }
}
