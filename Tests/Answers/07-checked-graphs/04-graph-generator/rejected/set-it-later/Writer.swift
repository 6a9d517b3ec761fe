// Wrong: what is given may be handed over later, or never.
// Rejected by: what is given must be handed over

func inOrder(_ declarations: [Declaration]) -> [Declaration] {
  var waiting = declarations.sorted {
    ($0.isGiven ? 0 : 1, $0.name) < ($1.isGiven ? 0 : 1, $1.name)
  }
  var ordered: [Declaration] = []
  var done: Set<String> = []
  while let next = waiting.firstIndex(where: { done.isSuperset(of: $0.uses) }) {
    let declaration = waiting.remove(at: next)
    done.insert(declaration.name)
    ordered.append(declaration)
  }
  return ordered
}

func swiftFile(_ type: String, _ declarations: [Declaration]) -> String {
  let properties = declarations.map { declaration in
    let (name, type) = (declaration.name, declaration.type)
    return declaration.code.map { "  lazy var \(name) = \($0)" }
      ?? "  var \(name): (\(type))!"
  }
  return
    (["// Generated. Do not edit.", "", "struct \(type) {"]
    + properties
    + ["}", ""]).joined(separator: "\n")
}
