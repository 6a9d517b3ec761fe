// Wrong: a global cache gives back what was written for other text.
// Rejected by: keeps nothing in a global or static property
import Synchronization

/// Writes the Swift file of a type that builds all declared parts.
///
/// The generator's main reads the files, calls this, and saves what it gets;
/// or it shows the faults and saves nothing. The specs call it, too.
///
/// - Throws: `WrongGraph` with all faults, sorted.
func generate(
  _ type: String, from sources: [Source]
) throws(WrongGraph) -> String {
  try remembered(type, sources) { () throws(WrongGraph) in
    let (declarations, unreadable) = readDeclarations(in: sources)
    let faults =
      unreadable + missing(in: declarations) + declaredTwice(in: declarations)
      + circles(in: declarations)
    guard faults.isEmpty else { throw WrongGraph(faults: faults.sorted()) }
    return swiftFile(type, inOrder(declarations))
  }
}

/// What was written already: a build asks for the same file often.
private let written = Mutex<[String: String]>([:])

private func remembered(
  _ type: String, _ sources: [Source],
  _ write: () throws(WrongGraph) -> String
) throws(WrongGraph) -> String {
  let key = ([type] + sources.map { "\($0.file) \($0.text.count)" })
    .joined(separator: "\n")
  if let text = written.withLock({ $0[key] }) { return text }
  let text = try write()
  written.withLock { $0[key] = text }
  return text
}
