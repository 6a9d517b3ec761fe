// Wrong: names the parts of a circle by their places, not from user to used.
// Rejected by: a circle is told once, without the parts that lead to it
/// What needs itself before it can be built: parts that reach one another.
func circles(in declarations: [Declaration]) -> [Fault] {
  let sorted = declarations.sorted { $0.place < $1.place }
  let declared = Dictionary(sorted.map { ($0.name, $0) }) { first, _ in first }

  func reached(from name: String) -> Set<String> {
    var seen: Set<String> = []
    var open = declared[name]?.uses ?? []
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += declared[next]?.uses ?? [] }
    }
    return seen
  }

  let reach = declared.keys.reduce(into: [:]) { $0[$1] = reached(from: $1) }
  var told: Set<String> = []
  var faults: [Fault] = []
  for part in sorted where !told.contains(part.name) {
    guard reach[part.name, default: []].contains(part.name) else { continue }
    let circle = sorted.filter { other in
      declared[other.name]?.place == other.place
        && reach[part.name, default: []].contains(other.name)
        && reach[other.name, default: []].contains(part.name)
    }
    told.formUnion(circle.map(\.name))
    faults.append(.circle(circle))
  }
  return faults
}
