// Wrong: the last declaration of a name decides how long it lives.
// Rejected by: what the harbour keeps must not use what ends with a voyage

/// One fault for each declaration and each name that it uses in vain.
func missing(in declarations: [Declaration]) -> [Fault] {
  let declared = declarations.firstByName
  return declarations.flatMap { user in
    user.uses
      .filter { declared[$0] == nil }
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
  let sorted = declarations.sorted { $0.place < $1.place }
  let declared = Dictionary(sorted.map { ($0.name, $0) }) { $1 }
  return declarations.filter { $0.kind == .part }.flatMap { user in
    user.uses
      .compactMap { declared[$0] }
      .filter { $0.kind == .voyage }
      .map { Fault.captive($0, of: user) }
  }
}
