/// One fault for each declaration and each name that it uses, and that nobody
/// declares.
func missing(in declarations: [Declaration]) -> [Fault] {
  let names = Set(declarations.map(\.name))
  return declarations.flatMap { user in
    user.uses
      .filter { !names.contains($0) }
      .map { Fault.missing($0, for: user) }
  }
}

/// One fault for each declaration but the first of its name.
func declaredTwice(in declarations: [Declaration]) -> [Fault] {
  let sameName = Dictionary(grouping: declarations, by: \.name).values
  return sameName.flatMap { same in
    let sorted = same.sorted { $0.place < $1.place }
    return sorted.dropFirst().map {
      Fault.declaredTwice($0, after: sorted[0].place)
    }
  }
}
