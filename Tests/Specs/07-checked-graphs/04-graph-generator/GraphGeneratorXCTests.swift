import SpecSupport
import XCTest

@testable import GraphGenerator

final class GraphGeneratorFaultXCTests: XCTestCase {
  func testASecondDeclarationIsReportedWithThePlaceOfTheFirst() {
    let sources = [
      file("Tugs.swift", ["// part: radio = Radio()", "// given: tide: Tide"]),
      file("Boats.swift", ["// Boats.", "// given: radio: any Radio"]),
      file(
        "Cranes.swift",
        ["// voyage: radio = Handset()", "// given: tide: Tide"]),
    ]

    XCTAssertEqual(
      faults(in: sources).sorted(),
      [
        "Cranes.swift:1: error: radio was declared before, at Boats.swift:2",
        "Tugs.swift:1: error: radio was declared before, at Boats.swift:2",
        "Tugs.swift:2: error: tide was declared before, at Cranes.swift:2",
      ],
      "Three files declare a `radio`, and two of them declare the same `tide`. `found` lists the "
        + "faults that `generate` threw. If a name has two declarations, the generator can't know "
        + "which one you mean, even if the two are equal today. The first declaration by file and "
        + "line counts, whichever file was read first. Each later declaration is a fault at its "
        + "own place. Look at how your code decides which declaration of a name is the first. If "
        + "`found` is empty, check that `generate` throws the faults that you collect."
    )
  }

  func testWhatTheHarbourKeepsMustNotUseWhatEndsWithAVoyage() {
    let lines = [
      "// given: clock: any Clock",
      "// voyage: logbook = Logbook(clock: clock, radio: radio)",
      "// part: radio = Radio(clock: clock)",
      "// part: office = Office(radio: radio, logbook: logbook, crew)",
      "// part: pier = Pier(office: office)",
      "// voyage: crew = Crew(logbook: logbook, office: office)",
      "// part: pier = Pier(crew: crew)",
    ]
    XCTAssertEqual(
      faults(in: [file("Quay.swift", lines)]) { $0.contains("outlives") }
        .sorted(),
      [
        "Quay.swift:4: error: office outlives crew, which it uses",
        "Quay.swift:4: error: office outlives logbook, which it uses",
        "Quay.swift:7: error: pier outlives crew, which it uses",
      ],
      "`generate` read one file, and `found` lists the faults about lifetimes that it threw. "
        + "The harbour keeps the `office`, so the office's logbook and crew would outlive their "
        + "voyage. A declaration for a voyage may use a part, because the part lives longer. "
        + "The `pier` is declared twice, and only its second declaration uses something that "
        + "ends with a voyage. Look at which kinds of declarations your code compares. If "
        + "`found` is empty, check that `generate` throws the faults that you collect."
    )

    let twice = [
      file("B.swift", ["// voyage: rope = Rope()"]),
      file(
        "A.swift", ["// part: tug = Tug(rope: rope)", "// part: rope = Rope()"]),
    ]
    XCTAssertEqual(
      faults(in: twice),
      ["B.swift:1: error: rope was declared before, at A.swift:2"],
      "A `tug` uses a `rope` that is declared twice: first as a part, and then for a "
        + "voyage, in a file that comes later in the alphabet. `found` lists the faults "
        + "that `generate` threw. The first declaration by file and line decides how "
        + "long the `rope` lives, so the second declaration is the only fault. "
        + "`firstByName` in `Graph.swift` has the first declaration of each name."
    )
  }
}

final class GraphGeneratorWriterXCTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  func testWhatIsGivenMustBeHandedOver() throws {
    let lines = [
      "// given: Tides: SpecTides", "// part: radio = SpecRadio(clock, Tides)",
      "// given: clock: SpecClock",
    ]
    let accepted = try SpecClient.acceptedWithoutAPart(
      of: "Harbour", ["Tides: SpecTides()", "clock: SpecClock()"],
      declarations: written(from: [file("Radio.swift", lines)])
        + """

        struct SpecClock {}
        struct SpecTides {}
        struct SpecRadio { init(_ clock: SpecClock, _ tides: SpecTides) {} }
        """)

    XCTAssertEqual(
      accepted, [],
      "The spec compiled the generated file with several calls to its initializer: "
        + "with a clock and tides, without one of them, and with `nil` instead of one "
        + "of them. Only the complete call may compile, because it must be impossible "
        + "to forget a given value. If `found` is a compiler error, the compiler "
        + "refused the complete call: the initializer must have a parameter for each "
        + "given value, in the order of their names, and build the rest. Otherwise, "
        + "look for a default value, an optional, or a property that is set later."
    )
  }

  func testTheSameDeclarationsGiveTheSameBytes() {
    let parts = ["buoy", "Buoy", "BUOY"].flatMap { name in
      (1...13).map { "// part: \(name)\($0) = Buoy(clock: clock)" }
    }
    let given = [
      "// given: tides: Tides", "// given: clock: any Clock",
      "// given: Clock: any Clock",
    ]
    let names = (1...13).map { "buoy\($0)" } + ["Buoy1", "BUOY1", "tides"]
    let voyages = [
      "// voyage: ferry = Ferry(\(names.joined(separator: ", ")))",
      "// voyage: tug = Tug(Clock, clock)", "// voyage: Tug = Tug()",
    ]
    let graphs = [
      [file("Buoys.swift", given + parts + voyages)],
      [
        file(
          "Buoys.swift",
          voyages.reversed() + parts.reversed() + given.reversed())
      ],
      [
        file("B.swift", parts), file("C.swift", voyages),
        file("A.swift", given),
      ],
      [
        file("A.swift", parts.suffix(25) + voyages + given),
        file("B.swift", parts.dropLast(25)),
      ],
    ]

    let lines = graphs.map { written(from: $0).components(separatedBy: "\n") }
    XCTAssertEqual(
      lines[0][0], "// Generated. Do not edit.",
      "`generate` read a graph without faults, and `found` is the first line of "
        + "the generated file. This line must tell readers that the file is "
        + "generated, so that they don't edit it by hand. Look at the first line "
        + "that `generate` writes, and check that `generate` throws no fault here."
    )
    for other in lines {
      let difference = zip(other + ["(the end)"], lines[0] + ["(the end)"])
        .first { $0 != $1 }
      XCTAssertEqual(
        difference?.0, difference?.1,
        "`generate` read the same declarations from different lines or files. `found` is "
          + "the first line of the generated file that differs. If moving a line changes "
          + "the generated file, reviewers see changes that mean nothing. Look at the "
          + "order in which you write: where several things could come next, only their "
          + "names may decide. Names that differ only in case are different names."
      )
    }

    let elsewhere = writtenElsewhere(from: graphs[0][0])
    let difference = zip(elsewhere, lines[0].filter { !$0.isEmpty }).first {
      $0 != $1
    }
    XCTAssertEqual(
      difference?.0, difference?.1,
      "The generator ran in another process, with the same declarations. `found` is the first line "
        + "of the generated file that differs. Hash values differ from process to process, and so "
        + "does the order of a `Set` or a `Dictionary`. If the text depends on that order, every "
        + "build changes the generated file. Look at where your code goes through a `Set` or a "
        + "`Dictionary`.")
  }
}
