// Wrong: tells the faults in the order in which it met them.
// Rejected by: all faults are told at once, by file and line

/// Writes the Swift file of a type that builds all declared parts.
///
/// The generator's main reads the files, calls this, and saves what it gets;
/// or it shows the faults and saves nothing. The specs call it, too.
///
/// - Throws: `WrongGraph` with all faults.
func generate(
  _ type: String, from sources: [Source]
) throws(WrongGraph) -> String {
  let (declarations, unreadable) = readDeclarations(in: sources)
  let faults =
    unreadable + missing(in: declarations) + declaredTwice(in: declarations)
    + circles(in: declarations)
  guard faults.isEmpty else { throw WrongGraph(faults: faults) }
  return swiftFile(type, inOrder(declarations))
}
