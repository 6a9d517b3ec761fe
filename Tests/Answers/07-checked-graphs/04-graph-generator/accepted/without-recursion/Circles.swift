// Sound: takes away what can be built, again and again; circles are left.

func circles(in declarations: [Declaration]) -> [Fault] {
  var left = declarations.sorted { $0.place < $1.place }
  var found: [Fault] = []

  func usedByFirst(in names: [String]) -> Declaration? {
    left.first { names.contains($0.name) }
  }

  while !left.isEmpty {
    let names = Set(left.map(\.name))
    if let ready = left.firstIndex(where: { names.isDisjoint(with: $0.uses) }) {
      left.remove(at: ready)
      continue
    }
    var path = [left[0]]
    while let used = usedByFirst(in: path[path.count - 1].uses) {
      if let entry = path.firstIndex(where: { $0.name == used.name }) {
        let circle = path[entry...]
        found.append(Fault.circle(fromFirstPlace(Array(circle))))
        left.removeAll { part in circle.contains { $0.name == part.name } }
        break
      }
      path.append(used)
    }
  }
  return found
}

private func fromFirstPlace(_ circle: [Declaration]) -> [Declaration] {
  let first = circle.indices.min { circle[$0].place < circle[$1].place } ?? 0
  return Array(circle[first...] + circle[..<first])
}
