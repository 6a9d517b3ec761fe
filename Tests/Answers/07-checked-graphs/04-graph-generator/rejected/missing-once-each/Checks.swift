// Wrong: tells a missing name once, at the first line that uses it.
// Rejected by: a missing part is told at each line that uses it

func missing(in declarations: [Declaration]) -> [Fault] {
  var known = Set(declarations.map(\.name))
  return declarations.flatMap { user in
    user.uses
      .filter { known.insert($0).inserted }
      .map { Fault.missing($0, for: user) }
  }
}

func declaredTwice(in declarations: [Declaration]) -> [Fault] {
  let sameName = Dictionary(grouping: declarations, by: \.name).values
  return sameName.flatMap { same in
    let sorted = same.sorted { $0.place < $1.place }
    return sorted.dropFirst().map {
      Fault.declaredTwice($0, after: sorted[0].place)
    }
  }
}
