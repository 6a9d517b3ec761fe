// Sound: a class that builds each part when it is first asked for, and a voyage that holds its harbour.
// Keeps: 1

func swiftFile(_ type: String, _ declarations: [Declaration]) -> String {
  let given = declarations.filter { $0.kind == .given }
  let parts = declarations.filter { $0.kind == .part }
  let voyage = declarations.filter { $0.kind == .voyage }
  var text = "// Generated. Do not edit.\n\nfinal class \(type) {\n"
  for each in given { text += "  let \(each.name): \(each.type)\n" }
  for each in parts { text += lazily(each) }
  let parameters = given.map { "\($0.name): \($0.type)" }
  text += "  init(\(parameters.joined(separator: ", "))) {\n"
  for each in given { text += "    self.\(each.name) = \(each.name)\n" }
  text += "  }\n"
  if !voyage.isEmpty {
    text += "  func makeVoyage() -> \(type)Voyage { \(type)Voyage(self) }\n"
  }
  text += "}\n"
  guard !voyage.isEmpty else { return text }
  text += "\nfinal class \(type)Voyage {\n"
  text += "  private let harbour: \(type)\n"
  text += "  fileprivate init(_ harbour: \(type)) { self.harbour = harbour }\n"
  for each in given + parts {
    text += "  var \(each.name): \(each.type) { harbour.\(each.name) }\n"
  }
  for each in voyage { text += lazily(each) }
  return text + "}\n"
}

private func lazily(_ part: Declaration) -> String {
  "  private(set) lazy var \(part.name): \(part.type) = \(part.code ?? "")\n"
}
