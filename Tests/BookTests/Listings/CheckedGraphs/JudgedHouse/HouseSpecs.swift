import Testing

@Test func `nothing is wrong with the house`() {
  #expect(Graph(of: makeHouse()).faults == [])
}

@Test func `whatever is wrong with the draft is told at once`() {
  #expect(
    Graph(of: makeDraft()).faults == [
      "missing: Bread, wanted by Host",
      "ambiguous: Lamp",
      "circular: Door, Stairs",
      "captive: Glass, held by Host",
    ])
}

@Test func `the house can be drawn`() {
  #expect(
    Graph(of: makeHouse()).dot == """
      digraph {
        "Host" -> "Bread"
        "Host" -> "Tray"
        "Tray" -> "Glass"
      }
      """)
}
