/// Each behind all that it uses; what is given comes first.
///
/// Names alone decide, where there is a choice: a line that moves to another
/// file changes nothing. The declarations are without faults.
func inOrder(_ declarations: [Declaration]) -> [Declaration] {
  var names: Set<String> = []
  let once = declarations.filter { names.insert($0.name).inserted }
  var waiting = once.sorted {
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

/// The text of the file:
///
///     // Generated. Do not edit.
///
///     struct Quay {
///       let clock: any Clock
///       let oil: Oil
///       let lamp: Lamp
///       let buoy: Buoy
///
///       init(
///         clock: any Clock,
///         oil: Oil
///       ) {
///         self.clock = clock
///         self.oil = oil
///         lamp = Lamp(clock: clock, oil: oil)
///         buoy = Buoy(lamp: lamp)
///       }
///     }
///
/// With one parameter, or none, `init(clock: any Clock) {` is one line.
///
/// - Parameter declarations: In the order in which they can be built.
func swiftFile(_ type: String, _ declarations: [Declaration]) -> String {
  let properties = declarations.map { "let \($0.name): \($0.type)" }
  let assignments = declarations.map { declaration in
    let name = declaration.name
    return declaration.code.map { "\(name) = \($0)" }
      ?? "self.\(name) = \(name)"
  }
  let lines =
    ["// Generated. Do not edit.", "", "struct \(type) {"]
    + properties.map { "  " + $0 }
    + ["", "  " + initializer(taking: declarations.filter(\.isGiven))]
    + assignments.map { "    " + $0 }
    + ["  }", "}", ""]
  return lines.joined(separator: "\n")
}

private func initializer(taking given: [Declaration]) -> String {
  let parameters = given.map { "\($0.name): \($0.type)" }
  return parameters.count < 2
    ? "init(\(parameters.joined())) {"
    : "init(\n    \(parameters.joined(separator: ",\n    "))\n  ) {"
}
