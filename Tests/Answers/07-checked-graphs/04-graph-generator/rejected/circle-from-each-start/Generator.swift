// Wrong: each part of a cycle tells the cycle once more.
// Rejected by: a cycle is reported once, without what leads to it

/// Writes the Swift file of a type that builds everything that is declared.
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
    + captive(in: declarations)
    + declarations.cycles.flatMap { cycle in
      cycle.indices.map { Fault.cycle(Array(cycle[$0...] + cycle[..<$0])) }
    }
  guard faults.isEmpty else { throw WrongGraph(faults: faults.sorted()) }
  return swiftFile(type, declarations.inOrder)
}
