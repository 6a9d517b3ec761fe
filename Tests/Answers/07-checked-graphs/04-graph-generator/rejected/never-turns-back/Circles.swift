// Wrong: the walk follows the first use that leads on, and never turns back from a dead end.
// Rejected by: a circle is told once, without the parts that lead to it

/// One fault for each circle.
func circles(in declarations: [Declaration]) -> [Fault] {
  let sorted = declarations.sorted { $0.place < $1.place }
  let declared = Dictionary(sorted.map { ($0.name, $0) }) { first, _ in first }
  var told: Set<String> = []
  var faults: [Fault] = []
  for start in sorted where !told.contains(start.name) {
    guard let circle = path(from: start, to: start.name, in: declared) else {
      continue
    }
    told.formUnion(circle.map(\.name))
    faults.append(.circle(circle))
  }
  return faults
}

/// Follows what is used, as long as it is declared.
private func path(
  from start: Declaration, to goal: String, in declared: [String: Declaration]
) -> [Declaration]? {
  var path = [start]
  var seen: Set = [start.name]
  while let last = path.last {
    if last.uses.contains(goal) { return path }
    // The next one that leads on.
    guard
      let next = last.uses.compactMap({ declared[$0] })
        .first(where: { !seen.contains($0.name) && !$0.uses.isEmpty })
    else { return nil }
    seen.insert(next.name)
    path.append(next)
  }
  return nil
}
