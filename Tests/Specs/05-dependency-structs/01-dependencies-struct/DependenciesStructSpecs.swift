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
        "CityTimetable: a struct with office",
        "MeasuredDelays: a struct with sensors, timetable",
        "DepartureBoard: a struct with delays, timetable",
      ],
      """
      These are the types of the three lists, with what they store. A list is a struct of its \
      service's own, and stores exactly what this service asks, so that you can read there what it \
      depends on. A class could change after the service was built. A part with a `?` is optional, \
      and without that part the service can't work. Look at the `Dependencies` of the service whose \
      line differs.
      """)
  }

  @Test func `a list with a part left out does not compile`() throws {
    let verdicts = try Self.verdicts.get()

    #expect(
      verdicts.complete.explanation == CompilerVerdict.accepted,
      """
      First of all, each service must be built from a complete list: its own `Dependencies`, with \
      the parts and the labels that the brief names.
      """)
    #expect(
      verdicts.incompleteLists.filter(\.isAccepted).map(\.statements) == [],
      """
      This code builds a list without one of its parts, and it compiles. If you forget a part, the \
      compiler has to tell you, so no part has a default, none is optional, and a list has no \
      second initializer. Look at that list's `Dependencies` and at its extensions.
      """)
  }

  @Test func `a service is built from its list and in no other way`() throws {
    let verdicts = try Self.verdicts.get()

    #expect(
      verdicts.complete.explanation == CompilerVerdict.accepted,
      """
      First of all, each service must be built from a complete list. A timetable and delays take \
      their list and nothing else, and a board takes its stop and its list.
      """)
    #expect(
      verdicts.otherWays.filter(\.isAccepted).map(\.statements) == [],
      """
      This code builds a service without its whole list, and it compiles. There must be one place \
      to read what a service asks, so keep no second initializer, neither in the service nor in \
      its list, and no default for `stop:` or `dependencies:`. Look at that service's initializers, \
      and at its extensions.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

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
    let incompleteLists = [
      "CityTimetable.Dependencies()",
      "CityTimetable.Dependencies(office: nil)",
      "MeasuredDelays.Dependencies()",
      "MeasuredDelays.Dependencies(sensors: SpecSeen(605))",
      "MeasuredDelays.Dependencies(timetable: SpecPlanned(4))",
      "MeasuredDelays.Dependencies(sensors: nil, timetable: SpecPlanned(4))",
      "MeasuredDelays.Dependencies(sensors: SpecSeen(605), timetable: nil)",
      "DepartureBoard.Dependencies()",
      "DepartureBoard.Dependencies(timetable: SpecPlanned(4))",
      "DepartureBoard.Dependencies(delays: SpecLate(2))",
      "DepartureBoard.Dependencies(timetable: nil, delays: SpecLate(2))",
      "DepartureBoard.Dependencies(timetable: SpecPlanned(4), delays: nil)",
    ]
    let otherWays = [
      "CityTimetable(dependencies: nil)",
      "MeasuredDelays(dependencies: nil)",
      #"DepartureBoard(stop: "Zoo", dependencies: nil)"#,
      "DepartureBoard(dependencies: .init(timetable: SpecPlanned(4), delays: SpecLate(2)))",
      "MeasuredDelays.Dependencies(office: SpecPlanned(4), sensors: SpecSeen(605))",
      "DepartureBoard.Dependencies(office: SpecPlanned(4), sensors: SpecSeen(605))",
      // These find an initializer whatever its labels are, and those with defaults.
      "CityTimetable()", "MeasuredDelays()", #"DepartureBoard(stop: "Zoo")"#,
      "CityTimetable.init as (any Office) -> CityTimetable",
      "MeasuredDelays.init as (any Sensors, any Timetable) -> MeasuredDelays",
      "MeasuredDelays.init as (any Office, any Sensors) -> MeasuredDelays",
      "MeasuredDelays.init as (any Sensors) -> MeasuredDelays",
      "MeasuredDelays.init as (any Timetable) -> MeasuredDelays",
      "DepartureBoard.init as (String, any Office, any Sensors) -> DepartureBoard",
      "DepartureBoard.init as (String, any Timetable, any Delays) -> DepartureBoard",
    ]
    let complete = """
      let timetable = CityTimetable.init(dependencies:)(
        CityTimetable.Dependencies(office: SpecPlanned(4)))
      let delays = MeasuredDelays.init(dependencies:)(
        MeasuredDelays.Dependencies(sensors: SpecSeen(605), timetable: timetable))
      _ = DepartureBoard.init(stop:dependencies:)(
        "Zoo", DepartureBoard.Dependencies(timetable: timetable, delays: delays))
      """
    let verdicts = try SpecClient.verdicts(
      on: [complete] + (incompleteLists + otherWays).map { "_ = \($0)" },
      declarations: doubles)
    return (
      complete: verdicts[0],
      incompleteLists: verdicts[1...incompleteLists.count],
      otherWays: verdicts.dropFirst(1 + incompleteLists.count)
    )
  }
}
