import SpecSupport
import Testing

@testable import VerifiedGraph

@Suite struct FaultSpecs {
  @Test(arguments: [
    ("Pilot → Radio → Pilot", "Pilot → Radio → Pilot"),
    ("Tug → Crane → Ferry → Tug", "Crane → Ferry → Tug → Crane"),
    ("Buoy → Dock → Anchor → Buoy", "Anchor → Buoy → Dock → Anchor"),
  ])
  func `a circle is told once, from its first label on`(
    way: String, circle: String
  ) {
    let told = Graph(way).lines(\.circular)
    let expected = ["circular: \(circle)"]

    #expect(
      told == expected,
      """
      It is one circle, wherever you enter it, and in whatever order the nodes \
      and edges stand: one sentence, which begins at the label that is first \
      in the alphabet. A text that changes by itself hides what has changed.
      """)
  }

  @Test func `each circle is told, also a service that asks for itself`() {
    let graph = Graph(
      "Tug → Rope → Tug", "Quay → Tug → Anchor → Tug", "Buoy → Buoy",
      "Ferry → Crew → Deck → Ferry")
    let expected = [
      "circular: Anchor → Tug → Anchor", "circular: Buoy → Buoy",
      "circular: Crew → Deck → Ferry → Crew", "circular: Rope → Tug → Rope",
    ]

    #expect(
      graph.lines(\.circular) == expected,
      """
      There are four circles, sorted by their sentences. Two of them meet at \
      the tug, one has a single service, and not all can be reached from one \
      node. Go on after the first circle, and start from every node.
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
      The way from a keeper goes on through transients only. Another kept \
      service ends it: that one answers for what it holds itself. A graph \
      one ends it too: it is the captive. A transient keeps nothing captive.
      """)
  }

  @Test
  func `a circle does not stop the search for captives`() async throws {
    try await #require(
      processExitsWith: .success,
      """
      `captive` did not end: two transients ask for each other, and a till \
      holds one of them. Do not go where you have been on the same search.
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
}

@Suite struct HarbourSpecs {
  @Test func `a dry run of the harbour touches nothing`() {
    let touched = Tripwire.touched { harbourGraph() }

    #expect(
      touched.names == [],
      """
      Nobody has asked for a part, and yet a radio is on: a factory did that. \
      A factory only assigns. What is to happen once an instance is there \
      belongs in `completed`, which a dry run leaves out.
      """)
  }

  @Test(arguments: ["Ada", "Ben"])
  func `a ticket is sold to each passenger by name`(name: String) {
    let ticket = Result { try makeHarbour().resolve(Ticket.self, name) }
    let passenger = (try? ticket.get())?.passenger
    let problem = if case .failure(let error) = ticket { "\(error)" } else { "" }

    #expect(
      passenger == name,
      """
      The app asks for a `Ticket` with the passenger's name. \(problem)
      A dry run can only find what is missing there when it has an example.
      """)
  }
}

@Suite struct DrawingSpecs {
  @Test func `the drawing shows all labels, arrows and styles`() {
    let graph = Graph(
      "Tug → Radio", "Pilot → Radio", "Pilot → Tides",
      kept: ["Radio"], graph: ["Pilot"], missing: ["Tides"])
    let expected: Set = [
      """
      flowchart TD
        n0["Pilot"]
        n1["Radio"]:::kept
        n2["Tides"]:::missing
        n3["Tug"]
        n0 --> n1
        n0 --> n2
        n3 --> n1
        classDef kept stroke-width:3px
        classDef missing stroke-dasharray:4

      """
    ]

    #expect(
      drawn == expected,
      """
      The same graph must give the same text, whatever the order of its nodes \
      and edges. The labels are numbered in alphabetical order, missing ones, \
      too. The arrows follow in the order that `dot` has.
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
    // A computer without Graphviz has checked the text.
    #expect(
      try isAccepted(graph.dot, by: "dot") != false,
      "Graphviz does not accept the text of `dot`. Leave `dot` as it is.")
  }
}

@Suite struct GivenSpecs {
  @Test(.tags(.guard))
  func `keeps telling what a dry run could not try`() {
    let container = Container()
    container.register(Prices.self) { _ in throw CancellationError() }
    container.register(Tides.self) { (_, _: Int) in Tides() }
    container.register(Ticket.self) { (resolver, name: String) in
      Ticket(
        passenger: name, prices: Prices(),
        tides: try resolver.resolve(Tides.self, 1))
    }
    let without = container.dryRun()
    let with = container.dryRun(examples: [
      { try $0.resolve(Ticket.self, "Ada") }
    ])

    #expect(
      [without.faults, with.faults] == [
        [
          "not tried: Prices: its factory failed: CancellationError()",
          "not tried: Ticket with String: no example",
          "not tried: Tides with Int: no example",
        ],
        ["not tried: Prices: its factory failed: CancellationError()"],
      ],
      """
      What was not tried may be wrong. `faults` must tell it: silence would \
      look like success.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the container and its dry run as they are`() throws {
    let given = [
      "Container.swift", "DryRun.swift", "DryRunNotes.swift", "Graph.swift",
    ]
    let complaint = try GradedAnswer(spec: #filePath).complaint(
      whenChanged: given,
      because: "The check must work with the container that the app has.")
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let complaint = try GradedAnswer(spec: #filePath).worldComplaint()
    #expect(complaint == nil, "\(complaint ?? "")")
  }
}
