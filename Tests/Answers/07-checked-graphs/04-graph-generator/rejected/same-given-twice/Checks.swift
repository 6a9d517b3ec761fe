// Wrong: two equal lines that declare what is given are no fault.
// Rejected by: a second declaration is told, with the place of the first

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
  return sameName.flatMap { same -> [Fault] in
    // Two files may well be given the same thing.
    if same.allSatisfy(\.isGiven), Set(same.map(\.type)).count == 1 {
      return []
    }
    let sorted = same.sorted { $0.place < $1.place }
    return sorted.dropFirst().map {
      Fault.declaredTwice($0, after: sorted[0].place)
    }
  }
}
