// Wrong: which declaration is right depends on the order of the files.
// Rejected by: a second declaration is told, with the place of the first

func missing(in declarations: [Declaration]) -> [Fault] {
  let names = Set(declarations.map(\.name))
  return declarations.flatMap { user in
    user.uses
      .filter { !names.contains($0) }
      .map { Fault.missing($0, for: user) }
  }
}

func declaredTwice(in declarations: [Declaration]) -> [Fault] {
  var first: [String: Place] = [:]
  return declarations.compactMap { declaration in
    if let place = first[declaration.name] {
      return Fault.declaredTwice(declaration, after: place)
    }
    first[declaration.name] = declaration.place
    return nil
  }
}
