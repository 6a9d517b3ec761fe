import SpecSupport
import SpecTags
import Testing

@testable import VerifiedGraph

@Suite struct VerifiedGraphFaultSpecs {
  @Test(arguments: [
    ("Pilot → Radio → Pilot", "Pilot → Radio → Pilot"),
    ("Tug → Ferry → Crane → Tug", "Crane → Tug → Ferry → Crane"),
    ("Buoy → Dock → Anchor → Buoy", "Anchor → Buoy → Dock → Anchor"),
  ])
  func `a circle is reported once, from its first label on`(
    way: String, circle: String
  ) async throws {
    try await requireThatCircularEnds()
    let reported = Graph(way).lines(\.circular)
    let expected = ["circular: \(circle)"]

    #expect(
      reported == expected,
      """
      It is one circle, wherever you enter it, and in whatever order the nodes \
      and edges stand: one sentence. It begins at the label that is first in \
      the alphabet, and then follows the arrows: the others are not sorted.
      """)
  }

  @Test
  func `each circle is reported, and nothing else`() async throws {
    try await requireThatCircularEnds()
    let expected = [
      "circular: Anchor → Tug → Anchor", "circular: Buoy → Buoy",
      "circular: Crew → Ferry → Deck → Crew", "circular: Rope → Tug → Rope",
    ]

    #expect(
      Graph.bay.lines(\.circular) == expected,
      """
      There are four circles. Two meet at the tug, and one has a single \
      service; no node leads to all. The bay and the quay only lead to a \
      circle: nobody in it asks for them. Several ways from the pier to one \
      chain are no circle: it is one only when the way comes back to itself.
      """)
  }

  @Test func `only transients lead on to a captive`() {
    let graph = Graph(
      "Quay → Till → Shelf → Basket", "Shelf → Radio → Basket → Coin",
      "Shelf → Lost", "Pilot → Log",
      kept: ["Quay", "Till", "Radio"], graph: ["Basket", "Coin", "Log"],
      missing: ["Lost"])
    let expected = [
      "captive: Radio (kept) → Basket (graph)",
      "captive: Till (kept) → Shelf (transient) → Basket (graph)",
    ]

    #expect(
      graph.lines(\.captive) == expected,
      """
      The way from a kept service goes on through transients only. Another \
      kept one ends it: that one answers for what it holds itself. A graph \
      one ends it too: it is the captive. A transient holds nothing captive.
      """)
  }

  @Test
  func `a circle does not stop the search for captives`() async throws {
    try await #require(
      processExitsWith: .success,
      """
      `captive` did not end. It was tried on its own: two transients ask for \
      each other, and a till holds one of them. Do not go again where this \
      search has been.
      """
    ) {
      withinLimits { _ = Graph.ring.captive }
    }
    let expected = [
      "captive: Till (kept) → Shelf (transient) → Rack (transient) "
        + "→ Tray (transient) → Basket (graph)"
    ]

    #expect(
      Graph.ring.captive == expected,
      """
      A till leads to two transients that ask for each other, and behind them \
      there is a basket. A circle is one fault, and the captive another: go \
      round the circle only once, and then on.
      """)
  }

  @Test func `all faults are reported at once`() async throws {
    try await requireThatCircularEnds()
    var graph = Graph(
      "Tug → Rope → Tug", "Till → Shelf → Basket", "Bay → Lost",
      "Anchor → Chain", "Anchor → Anchor",
      kept: ["Till"], graph: ["Basket"], missing: ["Lost", "Chain"])
    graph.registeredTwice = ["Tug", "Bay", "Tug"]
    graph.notTried = ["Ticket with String: no example", "Bay: it failed"]
    let expected = [
      "missing: Anchor → Chain", "missing: Bay → Lost",
      "ambiguous: Bay", "ambiguous: Tug",
      "circular: Anchor → Anchor", "circular: Rope → Tug → Rope",
      "captive: Till (kept) → Shelf (transient) → Basket (graph)",
      "not tried: Bay: it failed",
      "not tried: Ticket with String: no example",
    ]

    #expect(
      graph.lines(\.faults) == expected,
      """
      One graph with faults of each kind: `faults` must report all of them at \
      once, in this order, each kind sorted. A check that stops at the first \
      one has to be run as often as there are faults.
      """)
  }
}

@Suite struct VerifiedGraphHarbourSpecs {
  @Test func `the harbour's graph has no faults`() async throws {
    try await requireThatCircularEnds()
    let graph = harbourGraph()
    try #require(
      graph.faults == [],
      """
      This one test judges the whole harbour. Mend what it reports, in \
      `Modules.swift` and in `harbourGraph()`, then look again: behind a fault \
      there may be another one, so the list may stay as long as it was.
      """)

    let ticket = try? makeHarbour().resolve(Ticket.self, "Ann")
    try #require(
      ticket?.passenger == "Ann",
      """
      The app resolves a ticket with a passenger: `resolve(Ticket.self, "Ann")`. \
      Keep the ticket's argument, and give the dry run an example instead.
      """)
    let parts = ["Ferry", "Ticket with String"].flatMap(graph.parts)
    let expected = ["Captain", "Logbook", "Pilot", "Prices", "Tides"]
    #expect(
      parts == expected,
      """
      A ferry and a ticket need these parts, and the graph must show it: \
      `harbourGraph()` is a dry run of the whole `makeHarbour()`.
      """)
  }

  @Test func `the radio goes on once, and not in a dry run`() throws {
    let tried = Tripwire.touched { harbourGraph() }
    try #require(
      tried.names == [],
      """
      Nobody has asked for a part, and yet the world was touched, by a factory \
      or by `makeHarbour()`. Both only put together. What must happen to a new \
      instance has a place of its own since 6.6, which a dry run leaves out.
      """)

    let alone = Tripwire.touched { makeHarbour().runFactoriesWithoutParts() }
    try #require(
      alone.names == [],
      """
      A factory touches the world, although it is silent in a dry run. It must \
      not ask whether it is only tried: then a dry run tries something else.
      """)

    for first in ["master", "ferry", "lighthouse"] {
      let senders = [first, "master", "ferry", "lighthouse"]
      let used = Tripwire.touched { makeHarbour().send(from: senders) }
      let expected = ["Radio: on"] + senders.map { "Radio: \($0)" }
      try #require(
        used.names == expected,
        """
        In a new harbour, the \(first) was the first to send, and then all three \
        sent. They have one radio. Whoever gets it first, it must be on by then, \
        and is not switched on again. If one of the three is not heard, it could \
        not be built.
        """)
    }
  }
}

@Suite struct VerifiedGraphDrawingSpecs {
  @Test func `the drawing shows all labels, arrows and styles`() {
    let graph = Graph(
      "Tug → Radio", "Pilot → Radio", "Pilot → Tides",
      kept: ["Radio"], graph: ["Pilot"], missing: ["Tides"])
    let drawn = graph.lines(\.mermaidLines)
    let expected = [
      "flowchart TD",
      #"  n0["Pilot"]"#,
      #"  n1["Radio"]:::kept"#,
      #"  n2["Tides"]:::missing"#,
      #"  n3["Tug"]"#,
      "  n0 --> n1",
      "  n0 --> n2",
      "  n3 --> n1",
      "  classDef kept stroke-width:3px",
      "  classDef missing stroke-dasharray:4",
    ]

    #expect(
      drawn == expected,
      """
      The same graph must give the same text, whatever the order of its nodes \
      and edges. The labels are numbered in alphabetical order, missing ones, \
      too. The arrows follow, in the order that they have in `dot`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the DOT text readable for Graphviz`() throws {
    let graph = Graph(
      #"Oven "Bread" → Array<Int> → a\b"#,
      kept: ["Array<Int>"], missing: [#"a\b"#])
    let expected = #"""
      digraph {
        "Array<Int>" [penwidth=3]
        "Oven \"Bread\""
        "a\\b" [style=dashed]
        "Array<Int>" -> "a\\b"
        "Oven \"Bread\"" -> "Array<Int>"
      }

      """#

    #expect(graph.dot == expected, "`dot` is given. Leave it as it is.")
    // Without Graphviz, only the text above is checked.
    for text in [graph.dot, harbourGraph().dot] {
      let complaint = try complaint(of: "dot", about: text)
      #expect(
        complaint == nil,
        "Graphviz does not accept `dot`. Leave it as it is. \(complaint ?? "")")
    }
  }
}

@Suite struct VerifiedGraphGivenSpecs {
  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let answer = GradedAnswer(spec: #filePath)
    let given = [
      "Container.swift", "DryRun.swift", "DryRunNotes.swift",
      "DryRunnable.swift", "Graph.swift",
    ]
    let changed = try answer.changedWorld() + answer.changed(among: [given])

    #expect(
      changed == [],
      """
      The check must work with the container and the world that the app has, so these files stay as they are. Put each \
      file found here back: `swift run workbook reset`, then the exercise's number and the file's \
      name.
      """)
  }
}
