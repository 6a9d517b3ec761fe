import SpecSupport
import SpecTags
import Testing

@testable import DependenciesStruct

@Suite struct DependenciesStructSpecs {
  @Test func `one list builds boards at many stops`() {
    let expected = ["Line 4 at 10:04, 2 late", "Line 4 at 10:03, 2 late"]

    #expect(
      Program.manyStops.lines == expected + expected,
      """
      A program built boards at the Port, at the Zoo and on the Hill from one list, and asked each \
      of them twice. No tram stops on the Hill, so that board has no line. The stop is data, \
      and not a service that the board asks, so it's a parameter of its own, and each board keeps \
      its stop. Look at the initializer of `DepartureBoard`.
      """)
  }

  @Test func `a list has the parts that its service asks, and no others`() {
    #expect(
      Program.storage.lines == [
        "CityTimetable: a struct with Office",
        "MeasuredDelays: a struct with Sensors, Timetable",
        "DepartureBoard: a struct with Delays, Timetable",
      ],
      """
      These are the kinds of the three lists, with the roles that they store. A list is a struct, \
      and it stores exactly what its own service asks, so that you can read there what the service \
      depends on. A class could change after the service was built. A part with a `?` is optional, \
      and without that part the service can't work. Compare the list of the service whose line \
      differs with what this service's methods call.
      """)

    let lists = Service.allCases.compactMap(\.list)
    #expect(
      lists.count == Set(lists).count,
      """
      Two services share one type of list. Then a reader can't see which of the two asks what. Give \
      each service a list of its own.
      """)
  }

  @Test func `a list with a part left out does not compile`() throws {
    let verdicts = try Self.verdicts.get()

    #expect(
      verdicts.complete == [],
      """
      First of all, each service must be built from a complete list. A timetable and delays take \
      their list and nothing else, and a board takes its stop and its list.
      """)
    #expect(
      verdicts.incompleteLists == [],
      """
      This code builds a list without one of its parts, and it compiles. If you forget a part, the \
      compiler has to tell you, so no part has a default, none is optional, and a list has no \
      second initializer. Look at that list and at its extensions.
      """)
  }

  @Test func `a service is built from its list and in no other way`() throws {
    let verdicts = try Self.verdicts.get()

    #expect(
      verdicts.complete == [],
      """
      First of all, each service must be built from a complete list. A timetable and delays take \
      their list and nothing else, and a board takes its stop and its list.
      """)
    #expect(
      Service.allCases.flatMap(\.otherInitializers) + verdicts.otherWays == [],
      """
      With these initializers, or this code, a service is built without its whole list. There must \
      be one place to read what a service asks, so keep no second initializer, neither in the \
      service nor in its list, and no default for a parameter. Look at that service's initializers, \
      and at its extensions.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try Service.answer.get().globalState()

    #expect(
      state == [],
      """
      These properties are global or static, so all services share what is in them, and none of \
      their lists shows it. What a service asks comes from its list, and what it remembers belongs \
      into its own stored properties.
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

  /// What the compiler says of complete lists, incomplete ones and other initializers, in one call.
  private static let verdicts = Result {
    let complete = Service.allCases.compactMap { $0.make() }
    let incompleteLists = Service.allCases.flatMap(\.incompleteLists)
    let otherWays =
      Service.allCases.flatMap(\.incompleteCalls) + [
        // These find an initializer whatever its labels are, and those with defaults.
        "CityTimetable()", "MeasuredDelays()", #"DepartureBoard(stop: "Zoo")"#,
        "CityTimetable.init as (any Office) -> CityTimetable",
        "MeasuredDelays.init as (any Sensors, any Timetable) -> MeasuredDelays",
        "MeasuredDelays.init as (any Office, any Sensors) -> MeasuredDelays",
        "DepartureBoard.init as (String, any Office, any Sensors) -> DepartureBoard",
        "DepartureBoard.init as (String, any Timetable, any Delays) -> DepartureBoard",
      ]
    let pieces = [complete, incompleteLists, otherWays].map {
      Set($0).map { "_ = \($0)" }.sorted()
    }
    let verdicts = try SpecClient.verdicts(
      on: pieces.flatMap { $0 }, declarations: doubles)
    let split = [
      verdicts.prefix(pieces[0].count),
      verdicts.dropFirst(pieces[0].count).prefix(pieces[1].count),
      verdicts.suffix(pieces[2].count),
    ]
    return (
      complete: Service.without(Service.allCases)
        + split[0].filter { !$0.isAccepted }.map(\.explanation),
      incompleteLists: split[1].filter(\.isAccepted).map(\.statements),
      otherWays: split[2].filter(\.isAccepted).map(\.statements)
    )
  }
}
