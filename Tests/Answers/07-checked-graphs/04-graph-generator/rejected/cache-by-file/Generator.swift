// Wrong: a global cache gives back what was written for other text.
// Rejected by: keeps nothing in a global or static property

import Synchronization

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
    + captive(in: declarations) + declarations.cycles.map(Fault.cycle)
  guard faults.isEmpty else { throw WrongGraph(faults: faults.sorted()) }
  let key = sources.map(\.file).joined()
  if let known = written.withLock({ $0[key] }) { return known }
  let text = swiftFile(type, declarations.inOrder)
  written.withLock { $0[key] = text }
  return text
}

private let written = Mutex<[String: String]>([:])
