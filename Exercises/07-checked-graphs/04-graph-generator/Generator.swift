/// Writes the Swift file of a type that builds all declared parts.
///
/// The generator's main reads the files, calls this, and saves what it gets;
/// or it shows the faults and saves nothing. The specs call it, too.
func generate(
  _ type: String, from sources: [Source]
) throws(WrongGraph) -> String {
  let (declarations, unreadable) = readDeclarations(in: sources)
  // TODO 1: Today only an unreadable line is a fault. What `Checks.swift` and
  // `Circles.swift` find is one, too: then nothing may be written. Whoever
  // mends the graph must see all faults at once, sorted.
  guard unreadable.isEmpty else { throw WrongGraph(faults: unreadable) }
  return swiftFile(type, inOrder(declarations))
}
