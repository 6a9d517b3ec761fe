// Sound: one function that collects faults in a loop, and voyages that are made by a closure.

func generate(
  _ type: String, from sources: [Source]
) throws(WrongGraph) -> String {
  let (declarations, unreadable) = readDeclarations(in: sources)
  var faults = unreadable + declarations.cycles.map(Fault.cycle)
  let known = declarations.firstByName
  for each in declarations {
    if let first = known[each.name], first.place < each.place {
      faults.append(.declaredTwice(each, after: first))
    }
    for name in each.uses {
      guard let used = known[name] else {
        faults.append(.missing(name, for: each))
        continue
      }
      if each.kind == .part, used.kind == .voyage {
        faults.append(.captive(used, of: each))
      }
    }
  }
  if !faults.isEmpty { throw WrongGraph(faults: faults.sorted()) }
  return text(type, declarations.inOrder)
}

private func text(_ type: String, _ declarations: [Declaration]) -> String {
  func lines(_ kind: Declaration.Kind, _ line: (Declaration) -> String)
    -> String
  {
    declarations.filter { $0.kind == kind }.map(line).joined(separator: "\n")
  }
  let parameters = declarations.filter { $0.kind == .given }
    .map { "\($0.name): \($0.type)" }.joined(separator: ", ")
  let voyage = declarations.filter { $0.kind == .voyage }.map(\.name)
  var text = """
    // Generated. Do not edit.

    struct \(type) {
    \(lines(.part) { "let \($0.name): \($0.type)" })
    let makeVoyage: () -> \(type)OneVoyage

    init(\(parameters)) {
    \(lines(.part) { "let \($0.name): \($0.type) = \($0.code ?? "")" })
    \(lines(.part) { "self.\($0.name) = \($0.name)" })
    makeVoyage = {
    \(lines(.voyage) { "let \($0.name): \($0.type) = \($0.code ?? "")" })

    """
  let arguments = voyage.map { "\($0): \($0)" }.joined(separator: ", ")
  text += """
    return \(type)OneVoyage(\(arguments))
    }
    }
    }

    struct \(type)OneVoyage {
    \(lines(.voyage) { "let \($0.name): \($0.type)" })
    }

    """
  return text
}
