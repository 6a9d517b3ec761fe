// Wrong: tells a missing name once, at the first line that uses it.
// Rejected by: a missing name is reported at each line that uses it

/// One fault for each declaration and each name that it uses in vain.
func missing(in declarations: [Declaration]) -> [Fault] {
  let declared = declarations.firstByName
  var told: Set<String> = []
  return declarations.flatMap { user in
    user.uses
      .filter { declared[$0] == nil && told.insert($0).inserted }
      .map { Fault.missing($0, for: user) }
  }
}

/// One fault for each declaration but the first of its name.
func declaredTwice(in declarations: [Declaration]) -> [Fault] {
  let declared = declarations.firstByName
  return declarations.compactMap { second in
    declared[second.name]
      .flatMap { $0.place == second.place ? nil : $0 }
      .map { Fault.declaredTwice(second, after: $0) }
  }
}

/// One fault for each part that uses what ends with a voyage.
func captive(in declarations: [Declaration]) -> [Fault] {
  let declared = declarations.firstByName
  return declarations.filter { $0.kind == .part }.flatMap { user in
    user.uses
      .compactMap { declared[$0] }
      .filter { $0.kind == .voyage }
      .map { Fault.captive($0, of: user) }
  }
}
