import Testing

/// What the program printed before the first change.
let transcript = [
  "On our shelves:", "- Middlemarch",
  "On our shelves:", "- Middlemarch", "- Emma",
]

@Test func `a morning at the desk`() async {
  var paper: [String] = []
  let desk = makeDesk(library: MemoryLibrary(), print: { paper.append($0) })

  await desk.takeIn("Middlemarch")
  await desk.takeIn("Emma")

  #expect(paper == transcript)
}

@Test func `who brings a book twice reads why it is not taken`() async {
  var paper: [String] = []
  let desk = makeDesk(library: MemoryLibrary(), print: { paper.append($0) })

  await desk.takeIn("Emma")
  await desk.takeIn("Emma")

  #expect(
    paper.last
      == "Emma is on the shelf already. Put the new copy beside it.")
}
