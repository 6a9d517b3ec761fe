// Wrong: of a name that is declared twice, the one that was read first is followed.
// Rejected by: every circle is told, beside all other faults

/// One fault for each circle.
func circles(in declarations: [Declaration]) -> [Fault] {
  let sorted = declarations.sorted { $0.place < $1.place }
  var search = CircleSearch(
    declared: Dictionary(declarations.map { ($0.name, $0) }) { first, _ in first
    })
  for declaration in sorted {
    search.follow(declaration.name, path: [])
  }
  return search.found.map(Fault.circle)
}

/// Goes from user to used. Whoever is met a second time on one path closes a
/// circle.
private struct CircleSearch {
  let declared: [String: Declaration]
  var found: [[Declaration]] = []
  /// Whom to follow once is enough.
  private var followed: Set<String> = []

  init(declared: [String: Declaration]) {
    self.declared = declared
  }

  mutating func follow(_ name: String, path: [Declaration]) {
    if let start = path.firstIndex(where: { $0.name == name }) {
      found.append(fromFirstPlace(path[start...]))
    } else if let user = declared[name], followed.insert(name).inserted {
      for used in user.uses { follow(used, path: path + [user]) }
    }
  }

  /// The same circle, wherever the path entered it.
  private func fromFirstPlace(
    _ circle: ArraySlice<Declaration>
  ) -> [Declaration] {
    let first = circle.indices.min { circle[$0].place < circle[$1].place }
    let start = first ?? circle.startIndex
    return Array(circle[start...] + circle[..<start])
  }
}
