import SpecSupport
import XCTest

@testable import GraphGenerator

final class GraphGeneratorFaultXCTests: XCTestCase {
  func testASecondDeclarationIsToldWithThePlaceOfTheFirst() {
    let sources = [
      file("Tugs.swift", ["// part: radio = Radio()"]),
      file("Boats.swift", ["// Boats.", "// given: radio: any Radio"]),
      file("Cranes.swift", ["// part: radio = Handset()"]),
    ]
    let expected = [
      "Cranes.swift:1: error: radio was declared before, at Boats.swift:2",
      "Tugs.swift:1: error: radio was declared before, at Boats.swift:2",
    ]

    XCTAssertEqual(
      faults(in: sources).sorted(), expected,
      "Three files declare a radio, and nobody can know which one is meant. "
        + "The first by file and line counts, whichever file was read first; "
        + "each other one is a fault, at its own place. Let `generate` throw "
        + "it.")
  }
}

final class GraphGeneratorCircleXCTests: XCTestCase {
  func testAPartThatUsesItselfIsACircle() {
    let lines = [
      "// part: horn = Horn()", "// part: echo = Echo(horn: horn, of: echo)",
    ]
    let expected = ["Horns.swift:2: error: a circle: echo → echo"]

    XCTAssertEqual(
      faults(in: [file("Horns.swift", lines)]), expected,
      "`echo` would have to be there before it is built. A path of one step "
        + "that comes back to its start is a circle like any other. Let "
        + "`generate` throw it.")
  }
}

final class GraphGeneratorWriterXCTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  func testTheOrderOfFilesAndLinesChangesNoByte() {
    let parts = (1...40).map { "// part: buoy\($0) = Buoy(clock: clock)" }
    let given = ["// given: tides: Tides", "// given: clock: any Clock"]
    let graphs = [
      [file("Buoys.swift", given + parts)],
      [file("Buoys.swift", parts.reversed() + given.reversed())],
      [file("B.swift", parts), file("A.swift", given)],
      [
        file("A.swift", parts.suffix(25) + given),
        file("B.swift", parts.dropLast(25)),
      ],
    ]

    let texts = graphs.map { written(from: $0) }

    for text in texts {
      XCTAssertEqual(
        properties(in: text), 42,
        "Forty buoys and two given names were declared, without a fault, and "
          + "the text must have a `let` for each. Either `inOrder` or "
          + "`swiftFile` loses some, or `generate` tells a fault that is none.")
      let difference = firstDifference(text, texts[0])
      XCTAssertEqual(
        difference.found, difference.expected,
        "This is the first line that differs. The same declarations were read "
          + "from other lines or files. Where several parts could come next, "
          + "let only their names decide: neither the place of the line nor a "
          + "Set or a Dictionary, which have no order of their own.")
    }
  }

  func testTheWrittenFileIsRightToTheByte() {
    let lines = [
      "// given: oil: Oil", "// part: keeper = Keeper(lamp: lamp, dog: dog)",
      "// part: lamp = Lamp(oil, burner: burner)", "// given: dog: any Dog",
      "// part: burner = Burner()",
    ]
    let expected = """
      // Generated. Do not edit.

      struct Lighthouse {
        let dog: any Dog
        let oil: Oil
        let burner: Burner
        let lamp: Lamp
        let keeper: Keeper

        init(
          dog: any Dog,
          oil: Oil
        ) {
          self.dog = dog
          self.oil = oil
          burner = Burner()
          lamp = Lamp(oil, burner: burner)
          keeper = Keeper(lamp: lamp, dog: dog)
        }
      }

      """

    let found = written("Lighthouse", from: [file("Lamps.swift", lines)])
    let difference = firstDifference(found, expected)

    XCTAssertEqual(
      difference.found, difference.expected,
      "This is the first line that differs. The text must look like the "
        + "example in `Writer.swift`: what is given first, by name, then the "
        + "parts in the order in which they are built.")
    for (line, initializer) in [
      ("// given: dog: any Dog", "  init(dog: any Dog) {"),
      ("// part: lamp = Lamp()", "  init() {"),
    ] {
      let text = written("Lighthouse", from: [file("Lamps.swift", [line])])
      XCTAssertEqual(
        text.split(separator: "\n").filter { $0.contains("init(") },
        [initializer[...]],
        "With one parameter, or none, the initializer begins in one line.")
    }
  }

  func testWhatIsGivenMustBeHandedOver() throws {
    let without = try harbourClient("_ = Harbour()").typecheck()
    let with = try harbourClient(#"_ = Harbour(clock: Stopped(time: "noon"))"#)
      .typecheck()

    XCTAssertTrue(
      with.isAccepted,
      "A harbour that is given its clock must compile, and build the rest "
        + "itself: its initializer takes what is given, and nothing else. "
        + with.explanation)
    XCTAssertTrue(
      without.isRefused(with: "missing argument for parameter 'clock'"),
      "A harbour without a clock must not compile, so that nobody forgets it: "
        + "no default, no optional, no property to set later. "
        + without.explanation)
  }
}
