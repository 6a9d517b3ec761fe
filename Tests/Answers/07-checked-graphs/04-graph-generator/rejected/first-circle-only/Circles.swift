// Wrong: stops at the first circle, so the second one is told tomorrow.
// Rejected by: every circle is told, beside all other faults

func circles(in declarations: [Declaration]) -> [Fault] {
  let sorted = declarations.sorted { $0.place < $1.place }
  for start in sorted {
    var path = [start]
    while let used = sorted.first(where: { $0.name == path.last?.uses.last }) {
      if let entry = path.firstIndex(where: { $0.name == used.name }) {
        return [Fault.circle(fromFirstPlace(Array(path[entry...])))]
      }
      path.append(used)
    }
  }
  return []
}

private func fromFirstPlace(_ circle: [Declaration]) -> [Declaration] {
  let first = circle.indices.min { circle[$0].place < circle[$1].place } ?? 0
  return Array(circle[first...] + circle[..<first])
}
