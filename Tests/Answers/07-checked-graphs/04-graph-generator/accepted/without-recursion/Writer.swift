// Builds level by level, and adds line after line to one text.

func inOrder(_ declarations: [Declaration]) -> [Declaration] {
  var levels = [declarations.filter(\.isGiven)]
  var done = Set(levels[0].map(\.name))
  var waiting = declarations.filter { !$0.isGiven }
  while !waiting.isEmpty {
    let level = waiting.filter { done.isSuperset(of: $0.uses) }
    done.formUnion(level.map(\.name))
    waiting.removeAll { done.contains($0.name) }
    levels.append(level)
  }
  return levels.flatMap { $0.sorted { $0.name < $1.name } }
}

func swiftFile(_ type: String, _ declarations: [Declaration]) -> String {
  let given = declarations.filter(\.isGiven)
  let parameters = given.map { "\($0.name): \($0.type)" }
  var text = "// Generated. Do not edit.\n\nstruct \(type) {\n"
  for part in declarations {
    text += "  let \(part.name): \(part.type)\n"
  }
  text += "\n  init("
  text +=
    parameters.count < 2
    ? parameters.joined()
    : "\n    " + parameters.joined(separator: ",\n    ") + "\n  "
  text += ") {\n"
  for part in declarations {
    text += "    "
    text += part.isGiven ? "self.\(part.name)" : part.name
    text += " = \(part.code ?? part.name)\n"
  }
  return text + "  }\n}\n"
}
