import SpecSupport
import SpecTags
import Testing

@testable import DependenciesStruct

@Suite struct DependenciesStructSpecs {
  @Test func `one list builds boards at many stops`() {
    let expected = [
      "Port: Line 4 at 10:04", "Zoo: Line 4 at 10:03", "Hill: no line",
    ]

    #expect(
      Program.manyStops.lines == expected + expected,
      """
      A program built boards at the Port, at the Zoo and on the Hill from one list, and read their \
      trams twice. No tram stops on the Hill. What differs from board to board is data, and no \
      dependency, so a list that has it can build only one board. Look at what `DepartureBoard` \
      takes. If the line found here says that something is no list, look at the types that it names: \
      a list holds protocols.
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
      For each service: what its list is, and which protocols its parts have. A list is a struct, \
      because a class could change after the service was built. It stores exactly what its own \
      service calls, so that you can read there what the service depends on. A `?` means that the \
      part is optional, and without it the service can't work. Compare the list of the service whose \
      line differs with what this service's methods call.
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
      First of all, each service must be built from a complete list, and here is what keeps it from \
      that. A timetable and delays take their list and nothing else, and a board takes its stop and \
      its list. A list holds protocols. Look at what the service takes.
      """)
    #expect(
      verdicts.incompleteLists == [],
      """
      This code builds a list without one of its parts, and it compiles. If you forget a part, the \
      compiler has to tell you. Look at what that list does without the part, and at its extensions.
      """)
  }

  @Test func `a service is built from its list and in no other way`() throws {
    let verdicts = try Self.verdicts.get()

    #expect(
      verdicts.complete == [],
      """
      First of all, each service must be built from a complete list, and here is what keeps it from \
      that. A timetable and delays take their list and nothing else, and a board takes its stop and \
      its list. A list holds protocols. Look at what the service takes.
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
