// Given. Leave it as it is.

extension [Declaration] {
  /// The declarations by name. The first one by file and line counts if a name
  /// was declared twice, whichever file was read first.
  var firstByName: [String: Declaration] {
    let sorted = sorted { $0.place < $1.place }
    return Dictionary(sorted.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Declarations that use each other, or themselves, so that none of them can
  /// be built.
  ///
  /// Each cycle is there once, without what leads to it: from user to used,
  /// and beginning with the declaration that is first by file and line. Cycles
  /// that share a part may be there one after the other, as they are fixed.
  var cycles: [[Declaration]] {
    var search = CycleSearch(declared: firstByName)
    for declaration in sorted(by: { $0.place < $1.place }) {
      search.follow(declaration.name, path: [])
    }
    return search.found
  }

  /// An order in which all can be built: each stands behind everything that
  /// it uses. Names alone decide where there is a choice, so that a line that
  /// moves to another file changes nothing. There must be no faults.
  var inOrder: [Declaration] {
    var left = sorted { $0.name < $1.name }
    var ordered: [Declaration] = []
    var done: Set<String> = []
    while let next = left.firstIndex(where: { done.isSuperset(of: $0.uses) }) {
      let declaration = left.remove(at: next)
      done.insert(declaration.name)
      ordered.append(declaration)
    }
    return ordered
  }
}

/// Goes from user to used. A name that a path meets twice closes a cycle.
private struct CycleSearch {
  let declared: [String: Declaration]
  var found: [[Declaration]] = []
  private var followed: Set<String> = []

  init(declared: [String: Declaration]) { self.declared = declared }

  mutating func follow(_ name: String, path: [Declaration]) {
    if let start = path.firstIndex(where: { $0.name == name }) {
      let cycle = path[start...]
      let first = cycle.indices.min { cycle[$0].place < cycle[$1].place }
      let turn = first ?? start
      found.append(Array(cycle[turn...] + cycle[..<turn]))
    } else if let user = declared[name], followed.insert(name).inserted {
      for used in user.uses { follow(used, path: path + [user]) }
    }
  }
}
