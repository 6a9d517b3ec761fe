import SpecSupport
import SpecTags
import Testing

@testable import CompilerChecksTheGraph

@Suite struct CompilerChecksTheGraphSpecs {
  @Test func `a timetable without its office does not compile`() throws {
    let problem = try Calls.problem(of: .timetable)
    #expect(
      problem == CompilerVerdict.accepted,
      """
      First of all, a `CityTimetable` that is given its office must compile. Look at \
      `CityTimetable.swift`.
      """)
    let accepted = try Calls.acceptedWithoutAPart(of: .timetable)
    #expect(
      accepted == [],
      """
      With this code, or this initializer, you get a `CityTimetable`, or its list, without an \
      office or with something else in the office's place, and it compiles. If you forget a part, \
      the compiler has to tell you. Look at what `CityTimetable.swift` does without an office.
      """)
  }

  @Test func `delays with a part in the wrong place do not compile`() throws {
    let problem = try Calls.problem(of: .delays)
    #expect(
      problem == CompilerVerdict.accepted,
      """
      First of all, `MeasuredDelays` must compile when they're given all that they ask. Look at \
      `MeasuredDelays.swift`.
      """)
    let accepted = try Calls.acceptedWithMisplacedParts(of: .delays)
    #expect(
      accepted == [],
      """
      In this code, a part of the delays is in the place of another, and it compiles; or the parts \
      can go in through this second initializer. The compiler can only tell parts apart by their \
      types, so a mix-up gets past it here. Look at what the delays take in \
      `MeasuredDelays.swift`, and at extensions.
      """)
  }

  @Test func `a board cannot be built before its parts`() throws {
    let problem = try Calls.problem(of: .board)
    #expect(
      problem == CompilerVerdict.accepted,
      """
      A `DepartureBoard` must ask for its stop, a timetable and delays when it's built, and it \
      doesn't yet. Until its parts have come, such a board shows wrong lines. Look at the \
      initializer of `DepartureBoard`.
      """)
    let accepted =
      try Calls.acceptedWithoutAPart(of: .board)
      + Calls.acceptedWithMisplacedParts(of: .board)
    #expect(
      accepted == [],
      """
      With this code, or this initializer, you get a `DepartureBoard`, or its list, while a part is \
      missing or is in the place of another, and it compiles. Until all parts have come, such a \
      board shows wrong lines. Look at what `DepartureBoard.swift` asks for, and at what it does \
      without.
      """)
  }

  @Test func `a board gets no other parts later`() throws {
    let variables = try Service.answer.get().variables(among: Keeping.places)
    #expect(
      variables == [],
      """
      These properties keep a part or a list, and they can change: in a service, or in an object \
      that a service keeps. So a service can lose its parts or get others later, and a board can show \
      wrong lines until then. From its first moment to its last, a service must have the same parts. \
      A stand-in that is filled later counts, too. Look at how these properties are declared, and at \
      the code that sets them.
      """)
    #expect(
      Keeping.unreadable == [],
      """
      A program built boards with `makeBoards`, and it couldn't look at what they keep. This line \
      says why.
      """)
  }

  @Test(.tags(.guard))
  func `keeps delays with a part left out from compiling`() throws {
    let accepted = try Calls.acceptedWithoutAPart(of: .delays)
    #expect(
      accepted == [],
      """
      With this code, or this initializer, you get `MeasuredDelays`, or their list, without one of \
      the parts, and it compiles. If you forget a part, the compiler has to tell you. Look at what \
      `MeasuredDelays.swift` does without that part, and at extensions.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try Service.answer.get().globalState()

    #expect(
      state == [],
      """
      These properties are global or static, so all services share what is in them, and the \
      compiler can't check who has set them when they're read. What a service asks comes in when \
      it's built, and what it remembers belongs into its own stored properties.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }

}

extension CompiledAnswer {
  /// Those of the places that are variables.
  fileprivate func variables(among places: [Keeping]) -> [String] {
    let found = places.flatMap { place in
      // Optional ones have a spec of their own.
      loosePlaces(for: place.typeNames).filter {
        $0.hasPrefix("\(place.path): ") && !$0.hasSuffix("?")
          && !$0.hasSuffix("!")
      }
    }
    return Set(found).sorted()
  }
}
