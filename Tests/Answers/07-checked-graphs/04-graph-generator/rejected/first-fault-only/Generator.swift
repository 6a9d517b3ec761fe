// Wrong: tells one fault at a time, as a resolver at run time would.
// Rejected by: all faults are told at once, by file and line

func generate(
  _ type: String, from sources: [Source]
) throws(WrongGraph) -> String {
  let (declarations, unreadable) = readDeclarations(in: sources)
  for faults in [
    unreadable, missing(in: declarations), declaredTwice(in: declarations),
    circles(in: declarations),
  ] where !faults.isEmpty {
    throw WrongGraph(faults: faults.sorted())
  }
  return swiftFile(type, inOrder(declarations))
}
