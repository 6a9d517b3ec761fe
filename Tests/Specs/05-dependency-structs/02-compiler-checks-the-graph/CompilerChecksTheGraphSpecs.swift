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
      The spec tried to build a `CityTimetable` with its office, and \
      `found` shows why that didn't work. This code must compile before \
      the spec can leave out the office. Look at `CityTimetable.swift`.
      """)
    let accepted = try Calls.acceptedWithoutAPart(of: .timetable)
    #expect(
      accepted == [],
      """
      The spec tried to build a `CityTimetable`, or its list, without an office \
      or with something else in the office's place. `found` lists the code that \
      still compiled, and any initializer that lets a caller write such code. \
      If a caller forgets a dependency, the code must not compile. Look at what \
      the code in `CityTimetable.swift` uses when a caller passes in no office.
      """)
  }

  @Test func `delays with a part in the wrong place do not compile`() throws {
    let problem = try Calls.problem(of: .delays)
    #expect(
      problem == CompilerVerdict.accepted,
      """
      The spec tried to build `MeasuredDelays` with everything that its initializer \
      requires, and `found` shows why that didn't work. This code must compile before \
      the spec can put a dependency in the wrong place. Look at `MeasuredDelays.swift`.
      """)
    let accepted = try Calls.acceptedWithMisplacedParts(of: .delays)
    #expect(
      accepted == [],
      """
      The spec passed dependencies to `MeasuredDelays` in the wrong places. `found` lists the \
      code that still compiled, and any second initializer that takes the dependencies. The \
      compiler can tell dependencies apart only by their types, so it didn't notice this \
      mistake. Look at the types of the parameters in `MeasuredDelays.swift`, and at extensions.
      """)
  }

  @Test func `a board cannot be built before its parts`() throws {
    let problem = try Calls.problem(of: .board)
    #expect(
      problem == CompilerVerdict.accepted,
      """
      The spec tried to build a `DepartureBoard` from its stop, a timetable and delays, and \
      `found` shows why that didn't work. Until a board has all its dependencies, it shows wrong \
      lines, so its initializer must require them. Look at the initializer of `DepartureBoard`.
      """)
    let accepted =
      try Calls.acceptedWithoutAPart(of: .board)
      + Calls.acceptedWithMisplacedParts(of: .board)
    #expect(
      accepted == [],
      """
      The spec tried to build a `DepartureBoard`, or its list, with a dependency \
      missing or in the wrong place. `found` lists the code that still compiled, and \
      any initializer that lets a caller write such code. Until a board has all its \
      dependencies, it shows wrong lines. Look at what the initializers in \
      `DepartureBoard.swift` require, and at what they do when a dependency is missing.
      """)
  }

  @Test func `a board gets no other parts later`() throws {
    let variables = try Service.answer.get().variables(among: Keeping.places)
    #expect(
      variables == [],
      """
      `found` lists the properties that store a dependency or a list, and that can \
      change. Each of them belongs to a service, or to an object that a service stores. \
      A service must have the same dependencies throughout its life. Otherwise, a board \
      can show wrong lines. A stand-in that is filled in later also counts as a change. \
      Look at how these properties are declared, and at the code that sets them.
      """)
    #expect(
      Keeping.unreadable == [],
      """
      The spec wrote a small program that builds boards with `makeBoards` and inspects \
      what these boards store, but this program failed. `found` shows why. Without the \
      program, the spec can't see whether a board's dependencies can change.
      """)
  }

  @Test(.tags(.guard))
  func `keeps delays with a part left out from compiling`() throws {
    let accepted = try Calls.acceptedWithoutAPart(of: .delays)
    #expect(
      accepted == [],
      """
      The spec tried to build `MeasuredDelays`, or its list, without one of the dependencies. \
      `found` lists the code that still compiled, and any initializer that lets a caller write \
      such code. If a caller forgets a dependency, the code must not compile. Look at what the \
      code in `MeasuredDelays.swift` uses when that dependency is missing, and at extensions.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try Service.answer.get().globalState()

    #expect(
      state == [],
      """
      `found` lists the global and static properties in your code that can change. \
      All services share these properties. The compiler can't check whether such a \
      property was set before it's read, or which code set it. Pass in a service's \
      dependencies when it's built, and keep its state in its own stored properties.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The spec compared the files marked “The outside world” with the originals, and \
      `found` lists the files that have changed. The specs watch your code through these \
      files, so they work only with the originals. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
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
