import SpecSupport
import SpecTags
import Testing

@testable import VerifiedGraph

@Suite struct VerifiedGraphChecksSpecs {
  @Test func `every sound graph passes every check`() throws {
    _ = try #require(
      graphChecks().first,
      """
      `graphChecks()` returned no check. An empty list accepts any graph, so it judges nothing. \
      Write a first check in `GraphChecks.swift`.
      """)

    #expect(
      Jury.complaintsAboutSoundGraphs == [],
      """
      Your checks complained about graphs that have no fault. `found` lists these graphs, each \
      with the check's name and complaint. A check that complains about a sound graph is soon \
      switched off, and then it reports nothing at all. A shared service may hold transients, any \
      service may hold a shared one, and several paths may lead to one service. Correct these \
      checks in `GraphChecks.swift`, because the specs below ignore them until then.
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
      Your checks judged two graphs, each with an edge to a label that has no node. \
      `got away` means that no check complained, at least in one order of the nodes and \
      edges. Such an edge means that a factory asks for a service that isn't registered, \
      so the app fails when it needs that service. Look at how `Graph.swift` describes a \
      missing service, and at what your checks in `GraphChecks.swift` do with one. (The \
      spec ignores checks that complain about a sound graph.)
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
      Your checks judged three graphs, each with a cycle. `got away` means that no check \
      complained, at least in one order of the nodes and edges. No service on a cycle \
      can be built first, so the app can never resolve a service that is on one. Compare \
      the cycles that got away with those that your checks in `GraphChecks.swift` can \
      find. (The spec ignores checks that complain about a sound graph.)
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
      Your checks judged two graphs. In each, a kept `Till` holds transients, and the \
      last transient holds a `Basket` of lifetime graph. `got away` means that no check \
      complained, at least in one order of the nodes and edges. A transient lives as \
      long as the service that holds it, and so does everything that the transient \
      holds. Look at how far your checks in `GraphChecks.swift` follow the edges from a \
      kept service. (The spec ignores checks that complain about a sound graph.)
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
        Your checks judged a graph with at least two faults. `found` lists the labels \
        that their complaints name, and `expected` lists the labels at fault. All labels \
        at fault must be named, so that you can fix everything after one run: both ends \
        of an edge to a missing service, each label on a cycle, and each label on the \
        path from a kept service to its captive. A path begins at the last kept service \
        and ends at the first captive. A label that only leads to a fault isn't at fault, \
        and neither is a label that only the fault leads to. If a complaint names such a \
        label, you search for a fault where there is none. Compare the two lists label by \
        label, and look at the check in `GraphChecks.swift` for this kind of fault.
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
      Your checks judged `harbourGraph()`, and `found` lists their complaints. With these \
      checks, one test can judge the whole harbour before the app starts. Fix the reported \
      faults in `Modules.swift` and in `harbourGraph()`, and then run this spec again. One \
      fault can hide another, so your first correction may not make the list shorter.
      """)
    try #require(
      Jury.faults(in: graph) == [],
      """
      Your checks found no fault in `harbourGraph()`, but the spec's own checks did, and `found` \
      lists those faults. As long as your checks miss a fault, you can't rely on them. First make \
      the specs of milestone 1 green. Then fix the harbour in `Modules.swift` and in \
      `harbourGraph()`.
      """)

    let ticket = try? makeHarbour().resolve(Ticket.self, "Ann")
    try #require(
      ticket?.passenger == "Ann",
      """
      The spec called `resolve(Ticket.self, "Ann")`, as the app does, and didn't receive a ticket \
      for Ann. The passenger is known only when the app sells a ticket, so the factory of \
      `Ticket` must receive the passenger as an argument. Look at the registration of `Ticket` in \
      `Modules.swift`, and at what the comment above `dryRun(examples:)` says about arguments.
      """)
    let parts = ["Ferry", "Ticket with String", "Captain", "Mate"]
      .flatMap(graph.parts).map { String($0.prefix { $0 != " " }) }
    try #require(
      parts == [
        "Captain", "Logbook", "Pilot", "Prices", "TicketRoll", "Tides",
        "Mate", "Logbook",
      ],
      """
      `found` lists the parts of a `Ferry`, a `Ticket`, a `Captain` and a `Mate` in \
      `harbourGraph()`, one type after the other. The graph must show what the app \
      resolves, so it must come from a dry run of the whole `makeHarbour()`, in \
      which each factory asks its resolver for the parts that it needs. Look at both \
      functions in `CompositionRoot.swift`, and at the factories in `Modules.swift`.
      """)
    let built = SpecClient("_ = harbourGraph()").replacing(
      ["Ticket.swift"], by: try loudTickets())
    #expect(
      Set(built.lines()) == ["a ticket was built"],
      """
      The spec called `harbourGraph()` with a `Ticket` type that prints a line when a \
      ticket is built, and `found` shows what was printed. If that line is missing, \
      the factory of `Ticket` didn't run to its end. A graph that is written by hand, \
      or whose `notTried` was emptied, says nothing about the factory of `Ticket`, so \
      a fault in that factory goes unnoticed. Look at where `harbourGraph()` gets its \
      graph from, and at what the comment above `dryRun(examples:)` says.
      """)
  }

  @Test func `the radio goes on once, and not in a dry run`() throws {
    let tried = Tripwire.touched { harbourGraph() }
    try #require(
      tried.names == [],
      """
      The spec called `harbourGraph()`. That function or `makeHarbour()` touched the \
      outside world, and `found` lists what it touched. A dry run runs every \
      factory, even in a test, so a factory must only put parts together. Anything \
      else that must happen to a new instance doesn't belong in its factory. Look at \
      what the factories in `Modules.swift` do apart from putting parts together.
      """)

    let alone = Tripwire.touched { makeHarbour().runFactoriesWithoutParts() }
    try #require(
      alone.names == [],
      """
      A factory touched the outside world when it ran outside a dry run, although it didn't in \
      one. `found` lists what it touched. A factory that checks whether it runs in a dry run \
      does something different in the app, so the dry run proves nothing about that factory. \
      Look at what the factories in `Modules.swift` do apart from putting parts together.
      """)

    for first in ["master", "ferry", "lighthouse"] {
      let senders = [first, "master", "ferry", "lighthouse"]
      let used = Tripwire.touched { makeHarbour().send(from: senders) }
      let expected = ["Radio: on"] + senders.map { "Radio: \($0)" }
      try #require(
        ["\(first) first"] + used.names == ["\(first) first"] + expected,
        """
        In a new harbour, the service in the first line sent its name over its radio, and then \
        the harbour master, the ferry and the lighthouse sent their names. The other lines show \
        what the radio did. All three services must share one radio, which is on before its \
        first use and is never switched on again. If a name is missing, that service couldn't \
        be built. If `Radio: on` appears more than once, look at the lifetime of `Radio` in \
        `Modules.swift`. If `still off` appears, look at where the radio is switched on.
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
      The spec read the `cycles` of a graph that has four of them, and \
      `found` lists the result. You don't have to change `cycles`: the \
      starter's version was correct, so restore the original `Search.swift`.
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
      In the spec's graph, two cycles lead through the same five services in different orders. \
      `found` is the set of all edges on the cycles that `cycles` returned. Each edge of this \
      graph is on a cycle, so `found` must contain each edge. You don't have to change \
      `cycles`: the starter's version was correct, so restore the original `Search.swift`.
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
      The spec read the `dot` and `mermaid` texts of a small graph, and they differ from \
      the original ones. `found` has the `dot` text first, and then the lines of the \
      `mermaid` text. You don't have to change these two properties: the starter's \
      versions were correct, so restore the original `Drawings.swift` and `Mermaid.swift`.
      """)
    // Without Graphviz, only the texts above are checked.
    let complaints = try [graph.dot, harbourGraph().dot]
      .compactMap { try complaint(of: "dot", about: $0) }
    #expect(
      complaints == [],
      """
      Graphviz refused a text that `dot` had made, and `found` is the error \
      that Graphviz reported. You don't have to change `dot`: the starter's \
      version was correct, so restore the original `Drawings.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState(
      allowing: ["threads", "DryRun.current", "DryRun.$current"])

    #expect(
      state == [],
      """
      `found` lists global or static properties that can change. All graphs and all \
      harbours share these properties, so a check can confuse one graph with \
      another, and a harbour can receive a different harbour's part. Judge each \
      graph by its own nodes and edges, and let the container keep shared services.
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
      `found` lists files that must stay as they are, but have been changed. Your checks and \
      your harbour must work with these files as they were given. Restore each file with \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
