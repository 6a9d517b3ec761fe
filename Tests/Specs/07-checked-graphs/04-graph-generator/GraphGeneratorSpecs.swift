import SpecSupport
import SpecTags
import Testing

@testable import GraphGenerator

@Suite struct GraphGeneratorFaultSpecs {
  @Test(arguments: [
    (
      ["// part: pilot = Pilot(radio: radio)"],
      ["Quay.swift:1: error: pilot uses radio, which is not declared"]
    ),
    (
      [
        "// given: clock: any Clock",
        "// part: lamp = Lamp(clock: clock, oil: oil)",
        "// voyage: keeper = Keeper(lamp: lamp, dog: dog, oil: oil)",
      ],
      [
        "Quay.swift:2: error: lamp uses oil, which is not declared",
        "Quay.swift:3: error: keeper uses dog, which is not declared",
        "Quay.swift:3: error: keeper uses oil, which is not declared",
      ]
    ),
    (
      ["// part: tug = Tug(rope: rope)", "// part: tug = Tug(hawser: hawser)"],
      [
        "Quay.swift:1: error: tug uses rope, which is not declared",
        "Quay.swift:2: error: tug uses hawser, which is not declared",
      ]
    ),
  ])
  func `a missing name is reported at each line that uses it`(
    lines: [String], expected: [String]
  ) {
    let found = faults(in: [file("Quay.swift", lines)]) {
      $0.contains("not declared")
    }.sorted()

    #expect(
      found == expected,
      """
      `generate` read one file, and `found` lists the faults about missing names that it threw. \
      Each line that uses a missing name needs a fault of its own, even if the line is a second \
      declaration. Otherwise you fix one line, and the next run of the generator reports the next \
      line. Look at which declarations your code goes through, and at which of their `uses`. If \
      `found` is empty, check that `generate` throws the faults that you collect.
      """)
  }

  @Test(arguments: [
    (
      [
        "// part: tug = Tug(pilot: pilot)",
        "// part: pilot = Pilot(radio: radio)",
        "// part: radio = Radio(tug: tug)",
      ],
      ["Quay.swift:1: error: a cycle: tug → pilot → radio → tug"]
    ),
    (
      [
        "// part: tug = Tug(radio: radio)",
        "// part: pilot = Pilot(tug: tug)",
        "// part: radio = Radio(pilot: pilot)",
      ],
      ["Quay.swift:1: error: a cycle: tug → radio → pilot → tug"]
    ),
    (
      [
        "// part: horn = Horn()",
        "// part: echo = Echo(horn: horn, of: echo)",
      ],
      ["Quay.swift:2: error: a cycle: echo → echo"]
    ),
    (
      [
        "// part: ferry = Ferry(radio: radio, pilot: pilot)",
        "// part: tug = Tug(pilot: pilot)",
        "// part: barge = Barge(tug: tug, ferry: ferry)",
        "// part: pilot = Pilot(radio: radio)",
        "// part: radio = Radio(pilot: pilot)",
        "// part: buoy = Buoy(radio: radio)",
      ],
      ["Quay.swift:4: error: a cycle: pilot → radio → pilot"]
    ),
    (
      [
        "// given: clock: any Clock",
        "// part: tug = Tug(rope: rope, pilot: pilot, clock: clock)",
        "// part: rope = Rope(clock: clock)",
        "// part: pilot = Pilot(chart: chart, tug: tug, rope: rope)",
        "// part: chart = Chart(clock: clock)",
      ],
      ["Quay.swift:2: error: a cycle: tug → pilot → tug"]
    ),
  ])
  func `a cycle is reported once, without what leads to it`(
    lines: [String], expected: [String]
  ) {
    let found = faults(in: [file("Quay.swift", lines)])

    #expect(
      found == expected,
      """
      `generate` read a file with one cycle, and `found` lists the faults that it \
      threw. No declaration on a cycle can ever be built. A cycle is one fault, \
      however many parts lead to it. The fault names only the declarations on the \
      cycle, beginning with the one that is declared first, and each followed by the \
      declaration that it uses. Look at where your search for cycles begins and ends. \
      If `found` is empty, check that `generate` throws the faults that you collect.
      """)
  }

  @Test func `all faults are reported at once, by file and line`() {
    let winches = [
      "// part: crane = Crane(rope: rope, hook: hook",
      "// part: winch = Winch(rope)",
      "\t//part: hoist = Hoist()",
      "// voyage: crew = Crew(crew: crew)",
    ]
    let tugs =
      (1...8).map { "// Line \($0)." } + [
        "// part: tug = Tug(rope)", "// part: tug = Tug()",
        "// part: pusher = Pusher(log, rope)", "// voyage: log = Log()",
      ]
    let expected = [
      "Tugs.swift:9: error: tug uses rope, which is not declared",
      "Tugs.swift:10: error: tug was declared before, at Tugs.swift:9",
      "Tugs.swift:11: error: pusher outlives log, which it uses",
      "Tugs.swift:11: error: pusher uses rope, which is not declared",
      "Winches.swift:1: error: cannot read: "
        + "// part: crane = Crane(rope: rope, hook: hook",
      "Winches.swift:2: error: winch uses rope, which is not declared",
      "Winches.swift:3: error: cannot read: //part: hoist = Hoist()",
      "Winches.swift:4: error: a cycle: crew → crew",
    ]

    let answers = again {
      faults(in: [file("Winches.swift", winches), file("Tugs.swift", tugs)])
    }

    for found in answers {
      #expect(
        found == expected,
        """
        The spec called `generate` three times with the same two files, whose lines have \
        faults of each kind. `found` lists the faults that one of these calls threw. Each \
        call must throw all of them, including the reader's faults, so that you can fix a \
        graph after one run. The faults must be sorted by file name and then by line number. \
        Look at where `generate` stops, and at the order of the faults that it throws.
        """)
    }
  }

  @Test(.tags(.guard))
  func `keeps a part that two others use without a fault`() {
    let found = faults(in: [file("Quay.swift", RightGraph.harbour.lines)])

    #expect(
      found == [],
      """
      `generate` read a graph without any faults, and `found` lists the faults that it threw. The \
      parts `tug` and `pilot` both use `tides`, which is neither a cycle nor a second declaration. \
      Look at the code that reports this kind of fault.
      """)
  }
}

@Suite struct GraphGeneratorWriterSpecs {
  @Test(arguments: RightGraph.allCases)
  func `each part is built once, behind those that it uses`(
    graph: RightGraph
  ) {
    let built = printed(
      by: graph.statements, from: graph.lines, RightGraph.types)

    #expect(
      built.sorted() == graph.parts,
      """
      A program made one harbour from the generated file, and read each of its parts \
      twice. Each part printed its name when it was built. A part lives as long as its \
      harbour, so it must be built once, and after everything that it uses. If `found` is \
      a compiler error, look at the initializer that `generate` writes, and at the order \
      of its lines. `inOrder` in `Graph.swift` returns an order in which everything can \
      be built. If a name is printed twice, that part is built each time it's read.
      """)
  }

  @Test func `each voyage has things of its own, and shares the harbour's`() {
    let built = printed(
      by: """
        let harbour = Harbour(clock: SpecClock())
        let voyages = [harbour.makeVoyage(), harbour.makeVoyage()]
        for voyage in voyages + voyages {
          print(voyage.ferry.log === voyage.log, voyage.ferry.radio === harbour.radio)
        }
        print(voyages[0].log === voyages[1].log)
        print(voyages[0].ferry === voyages[1].ferry)
        """,
      from: [
        "// voyage: ferry = SpecFerry(radio: radio, log: log, at: clock)",
        "// voyage: log = SpecLog()",
        "// part: radio = SpecRadio(clock: clock)",
        "// given: clock: SpecClock",
      ],
      """
      final class SpecClock {}
      final class SpecRadio { init(clock: SpecClock) {} }
      final class SpecLog {}
      final class SpecFerry {
        let radio: SpecRadio
        let log: SpecLog
        init(radio: SpecRadio, log: SpecLog, at: SpecClock) {
          (self.radio, self.log) = (radio, log)
        }
      }
      """)

    #expect(
      built == Array(repeating: "true true", count: 4) + ["false", "false"],
      """
      A program made two voyages in one harbour. For each voyage, it printed whether the ferry \
      has the voyage's own log, and whether the ferry has the harbour's radio. Then it printed \
      the same two values for both voyages again. The last two lines show whether both voyages \
      share their log, and whether they share their ferry. Everything that is declared for a \
      voyage must be built once for each voyage, and everything else must come from the harbour. \
      If `found` is a compiler error, look at `makeVoyage()` in the text that `generate` writes.
      """)
  }

  @Test func `the harbour that it writes is built and runs`() throws {
    let printed = try printedByTheHarbour(
      """
      for time in ["noon", "dusk", "noon"] {
        let harbour = Harbour(clock: SpecStopped(time: time))
        let (first, second) = (harbour.makeVoyage(), harbour.makeVoyage())
        print(first.ferry.depart(), first.logbook.lines.count)
        print(second.logbook.lines, harbour.pilot.report())
      }
      """)

    #expect(
      printed == [
        "noon: pilot on board, water of noon 1", "[] noon: pilot on board",
        "dusk: pilot on board, water of dusk 1", "[] dusk: pilot on board",
        "noon: pilot on board, water of noon 1", "[] noon: pilot on board",
      ],
      """
      The spec compiled the file that `generate` wrote for `Harbour.swift`. A program then \
      made harbours with different clocks, each with two voyages, of which only the first \
      departed. `found` lists the lines that the program printed. Each harbour must use the \
      clock that was passed to it, and each voyage must have its own logbook. If `found` is \
      a compiler error, look at the line of the generated file that the error names.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the given search and order right`() {
    let lines = [
      file("B.swift", ["// part: tug = Tug(pilot: pilot)"]),
      file(
        "A.swift",
        [
          "// part: tug = Tug(rope: rope)", "// part: rope = Rope()",
          "// part: pilot = Pilot(tug: tug, radio: radio)",
          "// part: radio = Radio(lamp: lamp)", "// part: lamp = Lamp(radio)",
        ]),
    ]
    let declarations = readDeclarations(in: lines).declarations

    #expect(
      declarations.cycles.map { $0.map(\.name) } == [["radio", "lamp"]],
      """
      The spec read the `cycles` of five parts, one of which is declared \
      twice. The first declaration of `tug` by file and line needs no `pilot`, \
      so there is only one cycle. You don't have to change `cycles`: the \
      starter's version was correct, so restore the original `Graph.swift`.
      """)
    let buoys = RightGraph.tenBuoysBackwards.lines
    let order = readDeclarations(in: [file("A.swift", buoys)])
      .declarations.inOrder.map(\.name)
    #expect(
      order == (1...10).reversed().map { "buoy\($0)" },
      """
      The spec read `inOrder` for ten buoys, each of which uses the next. \
      `found` is the order that `inOrder` returned, in which each buoy must \
      come after the buoy that it uses. You don't have to change `inOrder`: the \
      starter's version was correct, so restore the original `Graph.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let found = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      found == [],
      """
      `found` lists global or static properties that can change, so the result of `generate` can \
      depend on earlier calls. The same files must always give the same text and the same faults. \
      Keep what a search needs in local variables, or in a value that you make for each call.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let answer = GradedAnswer(spec: #filePath)
    let changed =
      try answer.changedWorld()
      + answer.changed(among: [
        "Declaration.swift", "Fault.swift", "Graph.swift", "Reader.swift",
      ])

    #expect(
      changed == [],
      """
      `found` lists files that must stay as they are, but have been changed. The reader, the \
      algorithms and the outside world are given, and your generator must work with them as they \
      are. Restore each file with `swift run workbook reset`, followed by the exercise's number \
      and the file's name.
      """)
  }
}
