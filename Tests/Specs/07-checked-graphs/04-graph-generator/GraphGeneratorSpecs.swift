import SpecSupport
import SpecTags
import Testing

@testable import GraphGenerator

@Suite struct GraphGeneratorFaultSpecs {
  @Test(arguments: [
    (
      ["// part: pilot = Pilot(radio: radio)"],
      ["Quay.swift:1: error: pilot uses radio, which nobody declares"]
    ),
    (
      [
        "// given: clock: any Clock",
        "// part: lamp = Lamp(clock: clock, oil: oil)",
        "// part: keeper = Keeper(lamp: lamp, dog: dog, oil: oil)",
      ],
      [
        "Quay.swift:2: error: lamp uses oil, which nobody declares",
        "Quay.swift:3: error: keeper uses dog, which nobody declares",
        "Quay.swift:3: error: keeper uses oil, which nobody declares",
      ]
    ),
    (
      ["// part: tug = Tug(rope: rope)", "// part: tug = Tug(hawser: hawser)"],
      [
        "Quay.swift:1: error: tug uses rope, which nobody declares",
        "Quay.swift:2: error: tug uses hawser, which nobody declares",
      ]
    ),
  ])
  func `a missing part is told at each line that uses it`(
    lines: [String], expected: [String]
  ) {
    let found = faults(in: [file("Quay.swift", lines)]) {
      $0.contains("nobody declares")
    }.sorted()

    #expect(
      found == expected,
      """
      These are the faults about missing parts that `generate` threw for one file. Each line that \
      uses a missing name needs a fault of its own, even if its part is declared twice. Otherwise \
      you fix one line, and the next run of the generator reports the next. Look at \
      `missing(in:)`; if nothing is found, check that `generate` throws what it returns.
      """)
  }

  @Test func `all faults are told at once, by file and line`() {
    let winches = [
      "// part: crane = Crane(rope: rope, hook: hook",
      "// part: winch = Winch(rope)",
      "\t//part: hoist = Hoist()",
    ]
    let tugs =
      (1...8).map { "// Line \($0)." } + [
        "// part: tug = Tug(rope)", "// part: tug = Tug()",
        "// part: pusher = Pusher(rope)",
      ]
    let expected = [
      "Tugs.swift:9: error: tug uses rope, which nobody declares",
      "Tugs.swift:10: error: tug was declared before, at Tugs.swift:9",
      "Tugs.swift:11: error: pusher uses rope, which nobody declares",
      "Winches.swift:1: error: cannot read: "
        + "// part: crane = Crane(rope: rope, hook: hook",
      "Winches.swift:2: error: winch uses rope, which nobody declares",
      "Winches.swift:3: error: cannot read: //part: hoist = Hoist()",
    ]

    let found = again {
      faults(in: [file("Winches.swift", winches), file("Tugs.swift", tugs)])
    }

    #expect(
      found == [expected, expected, expected],
      """
      `generate` was called three times with the same two files, whose lines have faults of three \
      kinds. It must throw all of them each time, including the reader's, sorted by the files' \
      names and then by the lines' numbers, so that you can fix a graph in one go. Look at \
      `generate`: collect all faults, sort them, and then throw.
      """)
  }
}

@Suite struct GraphGeneratorCircleSpecs {
  @Test(arguments: [
    (
      [
        "// part: tug = Tug(pilot: pilot)",
        "// part: pilot = Pilot(radio: radio)",
        "// part: radio = Radio(tug: tug)",
      ],
      ["Quay.swift:1: error: a circle: tug → pilot → radio → tug"]
    ),
    (
      [
        "// part: tug = Tug(radio: radio)",
        "// part: pilot = Pilot(tug: tug)",
        "// part: radio = Radio(pilot: pilot)",
      ],
      ["Quay.swift:1: error: a circle: tug → radio → pilot → tug"]
    ),
    (
      [
        "// part: ferry = Ferry(radio: radio)",
        "// part: pilot = Pilot(radio: radio)",
        "// part: radio = Radio(pilot: pilot)",
      ],
      ["Quay.swift:2: error: a circle: pilot → radio → pilot"]
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
      ["Quay.swift:4: error: a circle: pilot → radio → pilot"]
    ),
    (
      [
        "// given: clock: any Clock",
        "// part: tug = Tug(rope: rope, pilot: pilot, clock: clock)",
        "// part: rope = Rope(clock: clock)",
        "// part: pilot = Pilot(chart: chart, tug: tug, rope: rope)",
        "// part: chart = Chart(clock: clock)",
      ],
      ["Quay.swift:2: error: a circle: tug → pilot → tug"]
    ),
  ])
  func `a circle is told once, without the parts that lead to it`(
    lines: [String], expected: [String]
  ) {
    let found = faults(in: [file("Quay.swift", lines)])

    #expect(
      found == expected,
      """
      These are the faults that `generate` threw for a file with one circle. Parts on a circle can \
      never be built. A circle is one fault, however many parts lead to it. It names only the \
      circle's own parts, in the order from user to used, beginning with the one that is declared \
      first. Look at `circles(in:)`: a part may use others before the next one on its circle, so a \
      walk must turn back from a dead end and try the next use. If nothing is found, check that \
      `generate` throws what `circles(in:)` returns.
      """)
  }

  @Test func `every circle is told, beside all other faults`() {
    let signals = [
      "// part: mast = Mast()",
      "// part: pilot = Pilot(mast: mast, radio: radio)",
      "// part: radio = Radio(pilot: pilot, lens: lens)",
      "// part: quay = Quay(crane: crane, pilot: pilot)",
      "// part: mast = Mast()",
      "// part: bell = Bell(",
    ]
    let lights = [
      "// part: buoy = Buoy(lens: lens)",
      "// part: lens = Lens(lamp: lamp)",
    ]
    let lamps = ["// Lamps.", "", "// part: lamp = Lamp(lens: lens)"]

    let found = faults(
      in: [
        file("Signals.swift", signals), file("Lights.swift", lights),
        file("A.swift", lamps),
      ])

    #expect(
      found == [
        "A.swift:3: error: a circle: lamp → lens → lamp",
        "Signals.swift:2: error: a circle: pilot → radio → pilot",
        "Signals.swift:4: error: quay uses crane, which nobody declares",
        "Signals.swift:5: error: mast was declared before, at Signals.swift:1",
        "Signals.swift:6: error: cannot read: // part: bell = Bell(",
      ],
      """
      These are the faults that `generate` threw for three files with two circles and three other \
      faults. You want to see all five in one run, so no fault may hide a circle. A circle begins \
      with the part that is first by file, and then by line. Look at `circles(in:)`, and at what \
      `generate` does with its result when there are other faults.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a part that two others use without a fault`() {
    let found = faults(in: [file("Quay.swift", RightGraph.harbour.lines)])

    #expect(
      found == [],
      """
      These are the faults that `generate` threw for a graph without any. Its parts `ferry` and \
      `pilot` both use `tides`, which is no circle and no second declaration. Look at \
      `circles(in:)`: there is a circle only if a path comes back to a part on the same path.
      """)
  }
}

@Suite struct GraphGeneratorWriterSpecs {
  @Test(arguments: RightGraph.allCases)
  func `each part is built once, behind those that it uses`(
    graph: RightGraph
  ) throws {
    let source = file("Quay.swift", graph.lines)
    let declared = readDeclarations(in: [source]).declarations

    let order = built(in: written(from: [source]))
    let tooEarly = declared.filter { part in
      !Set(order.prefix { $0 != part.name }).isSuperset(of: part.uses)
    }.map(\.name)

    try #require(
      order.sorted() == declared.map(\.name).sorted(),
      """
      These are the names that the written initializer sets. It must set each declared part \
      exactly once, one on a line, also a part that no other part uses. Look at `swiftFile`, which \
      writes the initializer, and at `inOrder`: it must not lose a part, however long the chain.
      """)
    #expect(
      tooEarly == [],
      """
      The written initializer builds these parts before a part that they use, so the written file \
      doesn't compile. The order of the declarations says nothing about who uses whom. Look at \
      `inOrder`: a part's turn comes when all parts in its `uses` are there.
      """)
  }

  @Test func `each run of the generator writes the same bytes`() throws {
    let names = (1...20).map { "buoy\($0)" }
    let text = names.map { "// part: \($0) = Buoy()" }.joined(separator: "\n")

    let here = written(from: [Source(file: "Buoys.swift", text: text)])
    let elsewhere = try Harbours.generated()

    #expect(
      built(in: elsewhere.joined(separator: "\n")) == built(in: here),
      """
      The generator ran twice, in two processes, with the same declarations, and these are the \
      parts in the order in which each run builds them. Hash values differ from process to \
      process, and so does the order of a `Set` or a `Dictionary`. If the order depends on them, \
      every build changes the written file. Look at `inOrder`: sort by name wherever several \
      parts could come next.
      """)
    #expect(
      built(in: here).sorted() == names.sorted(),
      """
      These are the names that the written initializer sets, for twenty parts that use nothing. \
      Nothing can be said about their order before `swiftFile` writes an initializer that sets \
      each of them.
      """)
  }

  @Test func `the harbour that it writes is built and runs`() throws {
    let expected = [
      "noon: pilot on board, water of noon",
      "dusk: pilot on board, water of dusk",
      "noon: pilot on board, water of noon",
    ]

    let printed = try Harbours.departures()

    #expect(
      printed == expected,
      """
      The spec generated a file from the declarations in `Harbour.swift`, compiled that file, and \
      built harbours with different clocks. Each harbour must use the clock that it is given. If \
      the compiler's words are found, compare what `swiftFile` writes with the example above it.
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
        "Declaration.swift", "Fault.swift", "Reader.swift",
      ])

    #expect(
      changed == [],
      """
      The reader and the world are given, and your generator works with them as they are. Put each \
      file found here back: `swift run workbook reset`, then the exercise's number and the file's \
      name.
      """)
  }
}
