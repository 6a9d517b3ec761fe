import SpecSupport
import SpecTags
import Testing

@testable import VerifiedGraph

@Suite struct VerifiedGraphChecksSpecs {
  @Test func `every sound graph passes every check`() throws {
    _ = try #require(
      graphChecks().first,
      """
      `graphChecks()` returns no check. An empty list lets any graph pass, so it judges nothing. \
      Write a first check in `GraphChecks.swift`.
      """)

    #expect(
      Jury.complaintsAboutSoundGraphs == [],
      """
      Checks complain about graphs that have no fault. A check that reports what is meant to be so \
      is soon switched off, and then it reports nothing at all. Shared services may hold \
      transients, and any service may hold a shared one; several ways may lead to one part. Change \
      these checks in `GraphChecks.swift`; until then, they count for none of the specs below.
      """)
  }

  @Test func `it catches a part that is missing`() {
    let verdicts = [
      Jury.verdict(
        "a missing rope", Graph("Ferry → Tug → Rope", missing: ["Rope"])),
      Jury.verdict(
        "a missing rope, behind a shared tug",
        Graph("Tug → Rope", kept: ["Tug"], missing: ["Rope"])),
    ]

    #expect(
      verdicts == [
        "a missing rope: caught", "a missing rope, behind a shared tug: caught",
      ],
      """
      Two graphs have an edge to a label without a node, and no fair check complained about each \
      of them. The factory asks for a service that isn't registered, so the app fails when it \
      needs that part. `Graph.swift` says how a missing part looks; look at what your checks in \
      `GraphChecks.swift` make of it. (A check is fair if it passes all sound graphs.)
      """)
  }

  @Test func `it catches parts that need each other`() {
    let verdicts = [
      Jury.verdict("a buoy that needs itself", Graph("Buoy → Buoy")),
      Jury.verdict("a cycle of two", Graph("Quay → Pilot → Radio → Pilot")),
      Jury.verdict(
        "a cycle of four", Graph("Bay → Tug → Ferry → Deck → Crew → Tug")),
    ]

    #expect(
      verdicts == [
        "a buoy that needs itself: caught", "a cycle of two: caught",
        "a cycle of four: caught",
      ],
      """
      Three graphs have a cycle, and no fair check complained about each of them. None of the \
      services on a cycle can be built first, so the app can never get one. Look at the cycles \
      that got away, and at how long a cycle your checks in `GraphChecks.swift` can see. (A check \
      is fair if it passes all sound graphs.)
      """)
  }

  @Test func `it catches a captive behind transients`() {
    let verdicts = [
      Jury.verdict(
        "a shelf between till and basket",
        Graph("Till → Shelf → Basket", kept: ["Till"], graph: ["Basket"])),
      Jury.verdict(
        "three transients between till and basket",
        Graph(
          "Till → Shelf → Rack → Tray → Basket",
          kept: ["Till"], graph: ["Basket"])),
    ]

    #expect(
      verdicts == [
        "a shelf between till and basket: caught",
        "three transients between till and basket: caught",
      ],
      """
      In two graphs, a kept till holds transients, and the last of them holds a basket of lifetime \
      graph. No fair check complained about each of them. A transient lives as long as the service \
      that holds it, and so does what it holds. Look at how far behind a kept service your checks \
      in `GraphChecks.swift` look. (A check is fair if it passes all sound graphs.)
      """)
  }

  @Test func `the complaints name all that is at fault, and nothing else`() {
    let faulty: [(graph: Graph, guilty: [String])] = [
      (
        Graph(
          "Bay → Tug → Rope", "Bay → Crane → Hook", missing: ["Rope", "Hook"]),
        ["Crane", "Hook", "Rope", "Tug"]
      ),
      (
        Graph("Bay → Tug", "Bay → Crane").with(
          registeredTwice: ["Tug", "Crane"]),
        ["Crane", "Tug"]
      ),
      (
        Graph(
          "Bay → Tug → Ferry → Deck → Tug", "Deck → Lamp", "Buoy → Buoy"),
        ["Buoy", "Deck", "Ferry", "Tug"]
      ),
      (
        Graph(
          "Quay → Till → Shelf → Basket → Coin", "Office → Shelf → Lamp",
          kept: ["Quay", "Till", "Office"], graph: ["Basket", "Coin"]),
        ["Basket", "Office", "Shelf", "Till"]
      ),
      (
        Graph("Quay → Ticket", "Quay → Tug").with(
          notTried: ["Ticket with String: no example", "Tug: it failed"]),
        ["Ticket", "Tug"]
      ),
      (
        Graph(
          "Bay → Rope", "Till → Basket", "Buoy → Buoy", "Bay → Tug → Lamp",
          kept: ["Till"], graph: ["Basket"], missing: ["Rope"]
        ).with(registeredTwice: ["Lamp"], notTried: ["Crane: no example"]),
        ["Basket", "Bay", "Buoy", "Lamp", "Rope", "Till"]
      ),
    ]

    for (graph, guilty) in faulty {
      #expect(
        Jury.named(in: graph) == guilty,
        """
        These labels stand in the complaints about a graph with two faults or more, and there must \
        be exactly those at fault. Whatever only leads to a fault, or hangs on it, isn't at fault: \
        a way to a captive begins at the last kept service and ends at the first captive, and \
        naming more sends you to code that is right. Whatever is at fault must be named, so that \
        you can fix everything after one run: both ends of a missing edge, each label on a cycle, \
        and each label on the way from a kept service to its captive. Compare the two lists label \
        by label, and look at the check in `GraphChecks.swift` for this kind of fault.
        """)
    }
  }
}

@Suite struct VerifiedGraphHarbourSpecs {
  @Test func `the harbour's graph has no faults`() throws {
    let graph = harbourGraph()
    try #require(
      Jury.complaints(about: graph) == [],
      """
      Your checks say this about `harbourGraph()`. One test with them judges the whole harbour \
      before the app runs it. Fix what they report, in `Modules.swift` and in `harbourGraph()`, \
      and look again: the list may stay as long as it was, since a fault can hide another one.
      """)
    try #require(
      Jury.faults(in: graph) == [],
      """
      Your checks find nothing wrong with `harbourGraph()`, but the specs' own checks find this. \
      As long as your checks don't see a fault, you can't rely on them. Make the specs of the \
      first milestone green, and then fix the harbour in `Modules.swift` and in `harbourGraph()`.
      """)

    let ticket = try? makeHarbour().resolve(Ticket.self, "Ann")
    try #require(
      ticket?.passenger == "Ann",
      """
      The app resolved a ticket with a passenger, `resolve(Ticket.self, "Ann")`, and didn't get a \
      ticket for Ann. The ticket is sold to a passenger whom only the app knows, so its \
      registration needs the argument. Look at the registration in `Modules.swift`, and at what \
      the comment above `dryRun(examples:)` says about arguments.
      """)
    let parts = ["Ferry", "Ticket with String", "Captain", "Mate"]
      .flatMap(graph.parts).map { String($0.prefix { $0 != " " }) }
    try #require(
      parts == [
        "Captain", "Logbook", "Pilot", "Prices", "TicketRoll", "Tides",
        "Mate", "Logbook",
      ],
      """
      These are the parts of a ferry, a ticket, a captain and a mate in `harbourGraph()`. The graph must show what \
      the app asks for, so it must be a dry run of the whole `makeHarbour()`, in which each \
      factory gets its parts from its resolver. Look at both functions in `CompositionRoot.swift`, \
      and at the factories in `Modules.swift`.
      """)
    let built = SpecClient("_ = harbourGraph()").replacing(
      ["Ticket.swift"], by: try loudTickets())
    #expect(
      Set(built.lines()) == ["a ticket was built"],
      """
      `harbourGraph()` was built with a type `Ticket` that prints a line when a ticket is built, \
      and its factory didn't run to its end. A graph that is written by hand, or one whose \
      `notTried` was emptied, says nothing about the factory: what is wrong in it goes unnoticed. \
      Look at where `harbourGraph()` gets its graph from, and at what the comment above \
      `dryRun(examples:)` says.
      """)
  }

  @Test func `the radio goes on once, and not in a dry run`() throws {
    let tried = Tripwire.touched { harbourGraph() }
    try #require(
      tried.names == [],
      """
      `harbourGraph()` or `makeHarbour()` touched the world. A dry run runs every factory, also in \
      a test, so a factory must only put parts together. What must happen to a new instance isn't \
      part of its factory. Look at what the factories in `Modules.swift` do besides.
      """)

    let alone = Tripwire.touched { makeHarbour().runFactoriesWithoutParts() }
    try #require(
      alone.names == [],
      """
      A factory touched the world when it ran outside of a dry run, although it didn't in one. A \
      factory that asks whether it's only tried does something else in the app, so the dry run \
      says nothing about it. Look at what the factories in `Modules.swift` do besides putting \
      parts together.
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

@Suite struct VerifiedGraphGivenSpecs {
  @Test(.tags(.guard)) func `keeps the search for cycles right`() {
    let bay = Graph(
      "Tug → Rope → Tug", "Bay → Tug → Anchor → Tug", "Buoy → Buoy",
      "Quay → Crew → Ferry → Deck → Crew", "Quay → Deck",
      "Pier → Crane → Chain", "Pier → Beam → Chain", "Pier → Chain")
    #expect(
      bay.lines { $0.cycles.map { $0.joined(separator: " ") } }
        == ["Anchor Tug", "Buoy", "Crew Ferry Deck", "Rope Tug"],
      """
      These are the `cycles` of a graph that has four of them. They are given and already right. \
      Put `Search.swift` back as it was.
      """)

    let there = ["A", "B", "C", "D", "E"], back = ["A", "D", "B", "E", "C"]
    let bothWays = Graph(
      (there + ["A"]).joined(separator: " → "),
      (back + ["A"]).joined(separator: " → "))
    let onCycles = bothWays.cycles.flatMap { cycle in
      zip(cycle, cycle.dropFirst() + cycle.prefix(1))
        .map { Graph.Edge(from: $0, to: $1) }
    }
    #expect(
      Set(onCycles) == Set(bothWays.edges),
      """
      Two cycles lead through the same five services in different orders, and these edges lie on \
      the `cycles` that were found. Each edge of the graph lies on a cycle, so it must be on one \
      that is found. `cycles` is given and already right. Put `Search.swift` back as it was.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the drawings readable for Graphviz and Mermaid`() throws {
    let graph = Graph(
      #"Oven "Bread" → Array<Int> → a\b"#, "Berth #️⃣ → say \"#lt;\"",
      kept: ["Array<Int>"], missing: [#"a\b"#])
    let dot = #"""
      digraph {
        "Array<Int>" [penwidth=3]
        "Berth #️⃣"
        "Oven \"Bread\""
        "a\\b" [style=dashed]
        "say \"#lt;\""
        "Array<Int>" -> "a\\b"
        "Berth #️⃣" -> "say \"#lt;\""
        "Oven \"Bread\"" -> "Array<Int>"
      }

      """#
    let mermaid = [
      "flowchart TD",
      ##"  n0["Array#lt;Int#gt;"]:::kept"##,
      "  n1[\"Berth #35;\u{FE0F}\u{20E3}\"]",
      ##"  n2["Oven #quot;Bread#quot;"]"##,
      ##"  n3["a\b"]:::missing"##,
      ##"  n4["say #quot;#35;lt;#quot;"]"##,
      "  n0 --> n3", "  n1 --> n4", "  n2 --> n0",
      "  classDef kept stroke-width:3px",
      "  classDef missing stroke-dasharray:4",
    ]

    #expect(
      [graph.dot] + graph.lines(\.mermaidLines) == [dot] + mermaid,
      """
      `dot` and `mermaid` were asked for the texts of a small graph, and gave other texts than at \
      first. Both are given and already right. Put `Drawings.swift` and `Mermaid.swift` back as \
      they were.
      """)
    // Without Graphviz, only the texts above are checked.
    let complaints = try [graph.dot, harbourGraph().dot]
      .compactMap { try complaint(of: "dot", about: $0) }
    #expect(
      complaints == [],
      """
      Graphviz refuses a text that `dot` made, and says this. `dot` is given and already right. \
      Put it back as it was in `Drawings.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState(
      allowing: ["threads", "DryRun.current", "DryRun.$current"])

    #expect(
      state == [],
      """
      These global or static properties can change. A check that remembers an earlier graph judges \
      the next one by it, and a part in a global belongs to every harbour. Judge each graph by its \
      own nodes and edges, and let the container keep what is shared.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let answer = GradedAnswer(spec: #filePath)
    let given = [
      "Check.swift", "Container.swift", "Drawings.swift", "DryRun.swift",
      "DryRunNotes.swift", "DryRunnable.swift", "Graph.swift", "Mermaid.swift",
      "Search.swift", "Ticket.swift", "Turns.swift",
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
