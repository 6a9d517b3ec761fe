import SpecSupport
import SpecTags
import Testing

@testable import CompilerChecksTheGraph

@Suite struct CompilerChecksTheGraphSpecs {
  @Test func `a timetable without its office does not compile`() throws {
    let explanation = try Calls.explanation(of: .timetable)
    #expect(
      explanation == CompilerVerdict.accepted,
      """
      First of all, a `CityTimetable` that is built from a list with an office must compile. Look \
      at `CityTimetable.swift`.
      """)
    let accepted = try Calls.accepted(of: .timetableWithoutOffice)
    #expect(
      accepted == [],
      """
      This code builds a `CityTimetable`, or its list, without an office or with something else in \
      the office's place, and it compiles. If you forget a part, the compiler has to tell you. So \
      the office has no default and isn't optional, and neither the timetable nor its list has a \
      second initializer. Look at `CityTimetable.swift`.
      """)
  }

  @Test func `delays without one of their parts do not compile`() throws {
    let explanation = try Calls.explanation(of: .delays)
    #expect(
      explanation == CompilerVerdict.accepted,
      """
      First of all, `MeasuredDelays` must compile when they're built from a list with `sensors` and \
      a `timetable`. Look at `Dependencies` in `MeasuredDelays.swift`.
      """)
    let accepted = try Calls.accepted(of: .delaysWithoutAPart)
    #expect(
      accepted == [],
      """
      This code builds `MeasuredDelays`, or their list, without one of the parts, and it compiles. \
      If you forget a part, the compiler has to tell you. So no part has a default or is optional, \
      and neither the delays nor their list have a second initializer. Look at \
      `MeasuredDelays.swift`, and at extensions of these types.
      """)
  }

  @Test func `delays with a part in the wrong place do not compile`() throws {
    let explanation = try Calls.explanation(of: .delays)
    #expect(
      explanation == CompilerVerdict.accepted,
      """
      First of all, `MeasuredDelays` must compile when they're built from a list with `sensors` and \
      a `timetable`. Look at `Dependencies` in `MeasuredDelays.swift`.
      """)
    let accepted = try Calls.accepted(of: .delaysWithMisplacedParts)
    #expect(
      accepted == [],
      """
      In this code, a part is in the place of another, and it compiles. The compiler can only tell \
      parts apart by their types, so the list's initializer must ask for `any Sensors` and \
      `any Timetable`, and there must be no other way to build the list. Look at \
      `MeasuredDelays.swift`.
      """)
  }

  @Test func `a board cannot be built before its parts`() throws {
    let explanation = try Calls.explanation(of: .board)
    #expect(
      explanation == CompilerVerdict.accepted,
      """
      First of all, a `DepartureBoard` must compile when it's built from its stop and a list with a \
      `timetable` and `delays`. Look at `DepartureBoard.swift`.
      """)
    let accepted = try Calls.accepted(of: .boardWithoutParts)
    #expect(
      accepted == [],
      """
      This code builds a `DepartureBoard`, or its list, while a part is missing or is in the place \
      of another, and it compiles. Until all parts have come, such a board shows wrong lines. Its \
      only initializer must ask for the whole list, and nothing in the list may be optional or \
      have a default. Look at `DepartureBoard.swift`.
      """)
  }

  @Test func `a board gets no other parts later`() throws {
    let explanation = try Calls.explanation(of: .board)
    #expect(
      explanation == CompilerVerdict.accepted,
      """
      First of all, a `DepartureBoard` must compile when it's built from its stop and a list with a \
      `timetable` and `delays`. Look at `DepartureBoard.swift`.
      """)
    let accepted = try Calls.accepted(of: .boardWithOtherPartsLater)
    #expect(
      accepted == [],
      """
      A board was built from a constant list, and then this code, in another file, gave it other \
      parts. Code that can do that can also do it too late. Make the list a struct whose \
      properties can't change behind a constant, and make what a board keeps a private `let`.
      """)

    let variables = try Self.answer.get().variables(among: Keeping.places)
    #expect(
      variables == [],
      """
      These properties keep the parts of a service, or its list, and they're variables: of the \
      service itself, or of an object that it keeps. So the service can lose its parts or take \
      others later. From its first moment to its last, it must have the same ones. Declare these \
      properties with `let`, and set them in the initializer alone.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      These properties are global or static, so all services share what is in them, and the \
      compiler can't check who has set them when they're read. What a service asks comes from its \
      list, and what it remembers belongs into its own stored properties.
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

  private static let answer = Result { try CompiledAnswer(spec: #filePath) }
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
