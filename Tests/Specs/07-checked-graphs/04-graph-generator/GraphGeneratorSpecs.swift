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
  ])
  func `a missing part is told at each line that uses it`(
    lines: [String], expected: [String]
  ) {
    let found = faults(in: [file("Quay.swift", lines)]).sorted()

    #expect(
      found == expected,
      """
      Somebody uses a part that nobody declares. Make a fault for each user \
      and each such name, at the user's own line; and let `generate` throw \
      what it finds.
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

    let found = faults(
      in: [file("Winches.swift", winches), file("Tugs.swift", tugs)])

    #expect(
      found == expected,
      """
      Whoever mends the graph wants all faults in one go, of all kinds, those \
      of the reader too, in the order of the files' names and the lines' \
      numbers. Collect, then sort, then throw.
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
        "// part: ferry = Ferry(radio: radio)",
        "// part: pilot = Pilot(radio: radio)",
        "// part: radio = Radio(pilot: pilot)",
      ],
      ["Quay.swift:2: error: a circle: pilot → radio → pilot"]
    ),
  ])
  func `a circle is told once, without the parts that lead to it`(
    lines: [String], expected: [String]
  ) {
    let found = faults(in: [file("Quay.swift", lines)])

    #expect(
      found == expected,
      """
      \(lines.joined(separator: "\n"))
      Whoever is on a circle can never be built. Let `generate` throw one \
      fault for it, wherever you enter it. It names the circle's own parts, \
      from user to used, beginning with the one that is declared first.
      """)
  }

  @Test func `every circle is told, beside all other faults`() {
    let signals = [
      "// part: mast = Mast()",
      "// part: pilot = Pilot(mast: mast, radio: radio)",
      "// part: radio = Radio(pilot: pilot, lens: lens)",
      "// part: quay = Quay(crane: crane, pilot: pilot)",
      "// part: mast = Mast()",
    ]
    let lights = [
      "// part: buoy = Buoy(lens: lens)",
      "// part: lens = Lens(lamp: lamp)",
    ]
    let lamps = ["// Lamps.", "", "// part: lamp = Lamp(lens: lens)"]
    let expected = [
      "A.swift:3: error: a circle: lamp → lens → lamp",
      "Signals.swift:2: error: a circle: pilot → radio → pilot",
      "Signals.swift:4: error: quay uses crane, which nobody declares",
      "Signals.swift:5: error: mast was declared before, at Signals.swift:1",
    ]

    let found = faults(
      in: [
        file("Signals.swift", signals), file("Lights.swift", lights),
        file("A.swift", lamps),
      ])

    #expect(
      found == expected,
      """
      There are two circles, and two other faults. Let `generate` throw all \
      four. Look for circles from every declaration, in all files, also when \
      something else is wrong. The place with which a circle begins is the \
      first by file, and then by line.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a part that two others use without a fault`() {
    let found = faults(in: [file("Quay.swift", RightGraph.harbour.lines)])

    #expect(
      found == [],
      """
      `ferry` and `pilot` both use `tides`; that is no circle. Only a path \
      that comes back to a part on the same path is one.
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
      !order.prefix { $0 != part.name }.contains(all: part.uses)
    }.map(\.name)

    try #require(
      order.sorted() == declared.map(\.name).sorted(),
      """
      The initializer must set each declared part once, one on a line, also \
      one that nobody uses, however long the chain of parts is.
      """)
    #expect(
      tooEarly == [],
      """
      These parts are built before a part that they use, so the compiler \
      refuses the file. The order of the lines that you read says nothing: \
      look at what each part uses.
      """)
  }

  @Test func `the harbour that it writes is built and runs`() throws {
    let expected = [
      "noon: pilot on board, water of noon",
      "dusk: pilot on board, water of dusk",
    ]

    let printed = try harbourClient(
      """
      for time in ["noon", "dusk"] {
        print(Harbour(clock: Stopped(time: time)).ferry.depart())
      }
      """
    ).lines()

    #expect(
      printed == expected,
      """
      The declarations of `Harbour.swift` were read, and what `generate` wrote \
      was compiled and run with two clocks. Each harbour must be built with \
      the clock that it is given.
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

extension Sequence<String> {
  fileprivate func contains(all names: [String]) -> Bool {
    Set(self).isSuperset(of: names)
  }
}
