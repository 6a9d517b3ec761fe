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
      These are the faults about missing names that `generate` threw for one file. Each line that \
      uses a missing name needs a fault of its own, even if the line is a second declaration. \
      Otherwise you fix one line, and the next run of the generator reports the next. Look at \
      which declarations and which of their `uses` your code goes through; if nothing is found, \
      check that `generate` throws what you collect.
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
      These are the faults that `generate` threw for a file with one cycle. What lies on a cycle \
      can never be built. A cycle is one fault, however many parts lead to it. It names only what \
      lies on the cycle, in the order from user to used, beginning with the name that is declared \
      first. Look at where your search for cycles begins and ends; if nothing is found, check \
      that `generate` throws what you collect.
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
        `generate` was called three times with the same two files, whose lines have faults of each \
        kind, and threw these faults at one of the calls. It must throw all of them each time, \
        including the reader's, sorted by the files' names and then by the lines' numbers, so that \
        you can fix a graph in one go. Look at where `generate` stops, and at the order of what it \
        throws.
        """)
    }
  }

  @Test(.tags(.guard))
  func `keeps a part that two others use without a fault`() {
    let found = faults(in: [file("Quay.swift", RightGraph.harbour.lines)])

    #expect(
      found == [],
      """
      These are the faults that `generate` threw for a graph without any. Its parts `tug` and \
      `pilot` both use `tides`, which is no cycle and no second declaration. Look at the code \
      that finds this kind of fault.
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
      A program made one harbour with the written file, and asked twice for each of its parts. \
      Each part printed its name when it was built. A part lives as long as its harbour, so it \
      must be built once, and behind everything that it uses. If the compiler's words are found, \
      look at the initializer that you write, and at the order of its lines: `inOrder` in \
      `Graph.swift` has one. If a name is found twice, a part is built for each one who asks.
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
      A program made two voyages in one harbour. For each of them, and once more, it printed \
      whether the ferry has the voyage's own log, and whether it has the harbour's radio. At the \
      end, it printed whether both voyages share their log, and their ferry. What is declared for \
      a voyage must be built once for each voyage, and everything else must come from the harbour. \
      If the compiler's words are found, look at `makeVoyage()` in the text that you write.
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
      The spec generated a file from the declarations in `Harbour.swift`, compiled that file, and \
      built harbours with different clocks, each with two voyages of which one departed. Each \
      harbour must use the clock that it is given, and each voyage its own logbook. If the \
      compiler's words are found, they say which line of the written file they mean.
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
      These are the `cycles` of five parts, one of which is declared twice. By file and line, the \
      first declaration of the tug counts, which needs no pilot, so there is one cycle. `cycles` \
      is given and already right. Put `Graph.swift` back as it was.
      """)
    let buoys = RightGraph.tenBuoysBackwards.lines
    let order = readDeclarations(in: [file("A.swift", buoys)])
      .declarations.inOrder.map(\.name)
    #expect(
      order == (1...10).reversed().map { "buoy\($0)" },
      """
      This is the order in which ten buoys can be built, of which each uses the next. `inOrder` is \
      given and already right. Put `Graph.swift` back as it was.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let found = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      found == [],
      """
      These global or static properties can change, so what `generate` returns can depend on \
      earlier calls. The same files must always give the same text and the same faults. Keep what \
      a search needs in local variables, or in a value that you make for each call.
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
      The reader, the algorithms and the world are given, and your generator works with them as \
      they are. Put each file found here back: `swift run workbook reset`, then the exercise's \
      number and the file's name.
      """)
  }
}
