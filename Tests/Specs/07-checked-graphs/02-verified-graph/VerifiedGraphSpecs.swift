import SpecSupport
import SpecTags
import Testing

@testable import VerifiedGraph

@Suite struct VerifiedGraphFaultSpecs {
  @Test(arguments: [
    ("Pilot → Radio → Pilot", "Pilot → Radio → Pilot"),
    ("Tug → Ferry → Crane → Tug", "Crane → Tug → Ferry → Crane"),
    ("Buoy → Dock → Anchor → Buoy", "Anchor → Buoy → Dock → Anchor"),
    (
      "C → L → E → J → B → A → K → D → I → F → G → H → C",
      "A → K → D → I → F → G → H → C → L → E → J → B → A"
    ),
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
      The graph has one circle, and this was reported. A circle is one fault, wherever you enter \
      it, however long it is, and in whatever order the nodes and edges stand. Its text begins at \
      the label that is first in the alphabet, and follows the arrows from there, so the other \
      labels aren't sorted. Look at `circular` in `Faults.swift`.
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
      The graph has four circles, two of which meet at the tug, and one of which is a service that \
      needs itself. What leads into a circle isn't part of it. Several ways to one label aren't a \
      circle either: a way is a circle only when it comes back to a label that is on it. Look at \
      what `circular` in `Faults.swift` remembers, the labels it has seen or the way it has come.
      """)

    let rings = Graph(
      "Anchor → Beam → Crane → Anchor", "Anchor → Anchor", "Beam → Beam",
      "Crane → Crane")
    #expect(
      rings.lines(\.circular) == [
        "circular: Anchor → Anchor", "circular: Anchor → Beam → Crane → Anchor",
        "circular: Beam → Beam", "circular: Crane → Crane",
      ],
      """
      In this graph, three services need each other, and each of them needs itself, too. That makes \
      four circles, which share no edge, so all four must be reported. A circle that was found says \
      nothing about the other circles through the same label. In `Faults.swift`, look at what \
      `circular` no longer tries when it has found one.
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
      A till, a radio and a quay are kept, and these captives were reported. The search for \
      captives goes on through transients only. It ends at another kept service, because that one \
      is searched by itself, and at a graph service, because that is the captive. A service that \
      isn't kept holds nothing captive. Look at `captive` in `Faults.swift`.
      """)

    let held = Graph("Till → Shelf → Basket", kept: ["Till"], graph: ["Basket"])
    let free = Graph("Till → Shelf → Basket", kept: ["Till"])
    let found = inTurn(held, free, \.captive.count)
    #expect(
      found == [1, 0, 1],
      """
      Two graphs have the same arrows. In the first one the basket is of lifetime graph and so \
      captive, in the second one it's transient. The first, the second and the first again \
      reported this many captives. Each graph must be judged by its own nodes and edges, so \
      remember nothing outside of it. Look for a global or `static` property in `Faults.swift`.
      """)
  }

  @Test
  func `a circle does not stop the search for captives`() async throws {
    try await #require(
      processExitsWith: .success,
      """
      `captive` was tried in a process of its own and didn't end. In its graph, two transients ask \
      for each other, and a till holds one of them. In `Faults.swift`, remember which labels a \
      search has seen, and don't go there again.
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
      A kept till leads to two transients that ask for each other, and behind them there is a \
      basket. The circle is one fault, and the captive is another. In `Faults.swift`, the search \
      for captives must pass each label once, and then go on.
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
      This graph has faults of each kind, and `faults` reported these. It must report all of them \
      at once, kind by kind in this order, and each kind sorted. A check that stops at the first \
      fault has to be run as often as there are faults. Look at `Faults.swift`.
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
      `harbourGraph()` has these faults. This one test judges the whole harbour before the app \
      runs it. Fix what it reports, in `Modules.swift` and in `harbourGraph()`, and look again: \
      the list may stay as long as it was, since a fault can hide another one.
      """)

    let ticket = try? makeHarbour().resolve(Ticket.self, "Ann")
    try #require(
      ticket?.passenger == "Ann",
      """
      The app resolved a ticket with a passenger, `resolve(Ticket.self, "Ann")`, and didn't get a \
      ticket for Ann. The ticket is sold to a passenger whom only the app knows, so its \
      registration needs the argument. Keep the argument in `Modules.swift`, and give the dry run \
      an example in `harbourGraph()`.
      """)
    let parts = ["Ferry", "Ticket with String"].flatMap(graph.parts)
    try #require(
      parts == ["Captain", "Logbook", "Pilot", "Prices", "Tides"],
      """
      These are the parts of a ferry and of a ticket in `harbourGraph()`. The graph must show what \
      the app asks for, so it must be a dry run of the whole `makeHarbour()`. Look at both \
      functions in `CompositionRoot.swift`.
      """)
    let built = SpecClient("_ = harbourGraph()").replacing(
      ["Harbour.swift"], by: try harbourWithLoudTickets())
    #expect(
      Set(built.lines()) == ["a ticket was built"],
      """
      `harbourGraph()` was built with a type `Ticket` that prints a line when a ticket is built, \
      and its factory didn't run to its end. A graph that is written by hand says nothing about \
      the factory: what is wrong in it goes unnoticed. In `harbourGraph()`, give `dryRun` an \
      example that resolves a ticket as the app does.
      """)
  }

  @Test func `the radio goes on once, and not in a dry run`() throws {
    let tried = Tripwire.touched { harbourGraph() }
    try #require(
      tried.names == [],
      """
      `harbourGraph()` or `makeHarbour()` touched the world. A dry run runs every factory, also in \
      a test, so a factory must only put parts together. What must happen to a new instance \
      belongs in `completed:` (6.6), which a dry run leaves out. Look at the factories in \
      `Modules.swift`.
      """)

    let alone = Tripwire.touched { makeHarbour().runFactoriesWithoutParts() }
    try #require(
      alone.names == [],
      """
      A factory touched the world when it ran outside of a dry run, although it didn't in one. A \
      factory that asks whether it's only tried does something else in the app, so the dry run \
      says nothing about it. In `Modules.swift`, touch the world in `completed:`.
      """)

    for first in ["master", "ferry", "lighthouse"] {
      let senders = [first, "master", "ferry", "lighthouse"]
      let used = Tripwire.touched { makeHarbour().send(from: senders) }
      let expected = ["Radio: on"] + senders.map { "Radio: \($0)" }
      try #require(
        ["\(first) first"] + used.names == ["\(first) first"] + expected,
        """
        In a new harbour, one of the three was the first to send its name, and then all three sent \
        theirs. They share one radio, which must be on when the first of them gets it, and mustn't \
        be switched on again. If one of them isn't heard, it couldn't be built. If there is more \
        than one `Radio: on`, look at the lifetime of the radio in `Modules.swift`; with `still \
        off`, look at where it's switched on.
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
      This is the drawing of a small graph. The labels are numbered in alphabetical order, and \
      missing ones have a number, too. Then come the arrows, sorted, and then both styles. The same \
      graph must give the same text, in whatever order its nodes and edges stand. Look at \
      `mermaid` in `Drawings.swift`.
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

    #expect(
      graph.dot == expected,
      """
      `dot` was asked for the text of a small graph, and gave another text than at first. It is \
      given and already right. Put `dot` in `Drawings.swift` back as it was: `labels` and \
      `sortedEdges` belong to it, too.
      """)
    // Without Graphviz, only the text above is checked.
    let complaints = try [graph.dot, harbourGraph().dot]
      .compactMap { try complaint(of: "dot", about: $0) }
    #expect(
      complaints == [],
      """
      Graphviz refuses a text that `dot` made, and says this. `dot` is given and already right. \
      Put it back as it was in `Drawings.swift`.
      """)
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
    let changed = try answer.changedWorld() + answer.changed(among: given)

    #expect(
      changed == [],
      """
      The check must work with the container and the world that the app has, so these files stay \
      as they are. Put each file found here back: `swift run workbook reset`, then the exercise's \
      number and the file's name.
      """)
  }
}
