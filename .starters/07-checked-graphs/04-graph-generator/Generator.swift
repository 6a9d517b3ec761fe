// TODO: A wrong graph gets through, and what is written builds nothing.

/// Writes the Swift file of a type that builds everything that is declared.
///
/// The generator's main reads the files, calls this, and saves what it gets;
/// or it shows the faults and saves nothing. The specs call it, too.
func generate(
  _ type: String, from sources: [Source]
) throws(WrongGraph) -> String {
  let (declarations, unreadable) = readDeclarations(in: sources)
  guard unreadable.isEmpty else { throw WrongGraph(faults: unreadable) }
  let properties = declarations.map { "  let \($0.name): \($0.type)" }
  let lines =
    ["// Generated. Do not edit.", "", "struct \(type) {"]
    + properties + ["}", ""]
  return lines.joined(separator: "\n")
}
