// Wrong: a line that can't be read hides the circles.
// Rejected by: every circle is told, beside all other faults
/// Writes the Swift file of a type that builds all declared parts.
///
/// The generator's main reads the files, calls this, and saves what it gets;
/// or it shows the faults and saves nothing. The specs call it, too.
///
/// - Throws: `WrongGraph` with all faults, sorted.
func generate(
  _ type: String, from sources: [Source]
) throws(WrongGraph) -> String {
  let (declarations, unreadable) = readDeclarations(in: sources)
  let faults =
    unreadable + missing(in: declarations) + declaredTwice(in: declarations)
    + (unreadable.isEmpty ? circles(in: declarations) : [])
  guard faults.isEmpty else { throw WrongGraph(faults: faults.sorted()) }
  return swiftFile(type, inOrder(declarations))
}
