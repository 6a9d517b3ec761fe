// Wrong: what is given is sorted without regard to capitals.
// Rejected by: what is given must be handed over
/// The text of the file, for declarations in the order of their building:
///
///     // Generated. Do not edit.
///
///     struct Harbour {
///       let clock: any Clock
///       let radio: Radio
///
///       init(clock: any Clock) {
///         self.clock = clock
///         radio = Radio(clock: clock)
///       }
///
///       func makeVoyage() -> Voyage {
///         Voyage(radio: radio)
///       }
///
///       struct Voyage { … }
///     }
///
/// A voyage is written by the same function: what it uses of the harbour's is
/// given to it.
func swiftFile(_ type: String, _ declarations: [Declaration]) -> String {
  let voyage = declarations.filter { $0.kind == .voyage }
  let used = Set(voyage.flatMap(\.uses))
  let harbours = declarations.filter { $0.kind != .voyage }
  let lent = harbours.filter { used.contains($0.name) }
  let arguments = lent.map { "\($0.name): \($0.name)" }
    .joined(separator: ", ")
  let scope =
    ["", "func makeVoyage() -> Voyage {", "  Voyage(\(arguments))", "}", ""]
    + structure("Voyage", taking: lent, building: voyage)
  let lines =
    ["// Generated. Do not edit.", ""]
    + structure(
      type,
      taking: harbours.filter { $0.kind == .given }
        .sorted { $0.name.lowercased() < $1.name.lowercased() },
      building: harbours.filter { $0.kind == .part },
      then: voyage.isEmpty ? [] : scope)
  return lines.joined(separator: "\n") + "\n"
}

private func structure(
  _ type: String, taking given: [Declaration], building parts: [Declaration],
  then more: [String] = []
) -> [String] {
  let properties = (given + parts).map { "let \($0.name): \($0.type)" }
  let parameters = given.map { "\($0.name): \($0.type)" }
  let assignments =
    given.map { "self.\($0.name) = \($0.name)" }
    + parts.map { "\($0.name) = \($0.code ?? "")" }
  let initializer =
    ["", "init(\(parameters.joined(separator: ", "))) {"]
    + assignments.map { "  \($0)" } + ["}"]
  return ["struct \(type) {"]
    + (properties + initializer + more).map { $0.isEmpty ? "" : "  \($0)" }
    + ["}"]
}
