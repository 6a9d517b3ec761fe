import SpecSupport
import XCTest

@testable import GraphGenerator

final class GraphGeneratorFaultXCTests: XCTestCase {
  func testASecondDeclarationIsToldWithThePlaceOfTheFirst() {
    let sources = [
      file("Tugs.swift", ["// part: radio = Radio()", "// given: tide: Tide"]),
      file("Boats.swift", ["// Boats.", "// given: radio: any Radio"]),
      file(
        "Cranes.swift", ["// part: radio = Handset()", "// given: tide: Tide"]),
    ]

    XCTAssertEqual(
      faults(in: sources).sorted(),
      [
        "Cranes.swift:1: error: radio was declared before, at Boats.swift:2",
        "Tugs.swift:1: error: radio was declared before, at Boats.swift:2",
        "Tugs.swift:2: error: tide was declared before, at Cranes.swift:2",
      ],
      "Three files declare a part named radio, and two of them declare the same tide. These are "
        + "the faults that `generate` threw. If a name has two declarations, the generator can't "
        + "know which one you mean, and two equal lines can differ after the next change. The "
        + "first by file and line counts, whichever file was read first, and each other one is a "
        + "fault at its own place. Look at `declaredTwice(in:)`; if nothing is found, check that "
        + "`generate` throws what it returns.")
  }
}

final class GraphGeneratorCircleXCTests: XCTestCase {
  func testAPartThatUsesItselfIsACircle() {
    let lines = [
      "// part: horn = Horn()", "// part: echo = Echo(horn: horn, of: echo)",
    ]

    XCTAssertEqual(
      faults(in: [file("Horns.swift", lines)]),
      ["Horns.swift:2: error: a circle: echo → echo"],
      "These are the faults that `generate` threw for a part named `echo` that uses itself. It "
        + "would have to exist before it is built, so it is a circle of one part. Look at how "
        + "`circles(in:)` decides that a path has come back to one of its parts."
    )
  }
}

final class GraphGeneratorWriterXCTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  func testTheOrderOfFilesAndLinesChangesNoByte() {
    let parts = ["buoy", "Buoy", "BUOY"].flatMap { name in
      (1...13).map { "// part: \(name)\($0) = Buoy(clock: clock)" }
    }
    let given = [
      "// given: tides: Tides", "// given: clock: any Clock",
      "// given: Clock: any Clock",
    ]
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
        "This is the number of properties in the written file. Thirty-nine parts and three given "
          + "names were declared without a fault, some of them with names that differ in case "
          + "only. Check that `inOrder` and `swiftFile` lose none of them, and that `generate` "
          + "throws no fault here.")
      let difference = firstDifference(text, texts[0])
      XCTAssertEqual(
        difference.found, difference.expected,
        "The same declarations were read from other lines or files, and this is the first line "
          + "of the written file that differs. If moving a line changes the written file, "
          + "reviewers see changes that mean nothing. Look at `inOrder`: where several parts could "
          + "come next, only their names may decide, and two names that differ in case are two "
          + "names.")
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
      "This is the first line of the written file that differs from the expected file. The text "
        + "must look like the example above `swiftFile`: first what is given, by name, and then "
        + "the parts in the order in which they are built.")
    for (line, initializer) in [
      ("// given: dog: any Dog", "  init(dog: any Dog) {"),
      ("// part: lamp = Lamp()", "  init() {"),
    ] {
      let text = written("Lighthouse", from: [file("Lamps.swift", [line])])
      XCTAssertEqual(
        text.split(separator: "\n").filter { $0.contains("init(") },
        [initializer[...]],
        "This is how the initializer begins for a graph with one given part, or with none. With "
          + "fewer than two parameters, it begins on one line, as the comment above `swiftFile` "
          + "says.")
    }
  }

  func testWhatIsGivenMustBeHandedOver() throws {
    XCTAssertEqual(
      try harboursWithoutAClock(), [],
      "The written file was compiled with calls of its initializer: with a clock, without one, and "
        + "with `nil`. Only the call with a clock may compile, because you must not be able to "
        + "forget what the graph is given. If the call with a clock is found here, the initializer "
        + "asks for something else: it takes what is given and builds the rest. Otherwise, "
        + "`swiftFile` writes a default, an optional, or a property to set later."
    )
  }
}
