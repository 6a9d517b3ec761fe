// Wrong: looks for missing parts in the first declaration of each name only.
// Rejected by: a missing part is told at each line that uses it
/// The first declaration of each name, by place, and those behind it.
private func byName(_ declarations: [Declaration]) -> [String: [Declaration]] {
  Dictionary(
    grouping: declarations.sorted { $0.place < $1.place }, by: \.name)
}

/// What is used and not declared.
func missing(in declarations: [Declaration]) -> [Fault] {
  let declared = byName(declarations)
  var faults: [Fault] = []
  for user in declared.values.compactMap(\.first) {
    for name in user.uses where declared[name] == nil {
      faults.append(.missing(name, for: user))
    }
  }
  return faults
}

/// What is declared more than once, given or not.
func declaredTwice(in declarations: [Declaration]) -> [Fault] {
  byName(declarations).values.flatMap { same in
    same.dropFirst().map { .declaredTwice($0, after: same[0].place) }
  }
}
