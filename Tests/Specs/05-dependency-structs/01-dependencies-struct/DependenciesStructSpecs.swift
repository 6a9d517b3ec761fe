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
      A small program built boards for the stops Port, Zoo and Hill from one list, \
      and read each board twice. No tram stops at Hill. A value that differs from \
      board to board is data, and not a dependency. If the list contains such a \
      value, the list can't be used for a second stop. Look at the parameters of \
      `DepartureBoard`'s initializer. If `found` says that a type is no list, look \
      at the types that `found` names: the parts of a list must have protocol types.
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
      A small program inspected the list of each service. Each entry in `found` shows whether \
      a service's list is a struct or a class, and which protocols the parts of the list \
      conform to. A list must be a struct, because an object could change later. It must store \
      exactly the dependencies that its own service calls, so that a reader can see them \
      there. A `?` marks a part that is optional, although the service can't work without it. \
      If an entry differs, compare that list with the calls in the service's methods.
      """)

    let lists = Service.allCases.compactMap(\.list)
    #expect(
      lists.count == Set(lists).count,
      """
      At least two services use the same type as their list. `found` is the number of \
      lists, and `expected` is the number of different types. With a shared type, a reader \
      can't see which service depends on what. Give each service a list type of its own.
      """)
  }

  @Test func `a list with a part left out does not compile`() throws {
    let verdicts = try Self.verdicts.get()

    #expect(
      verdicts.complete == [],
      """
      The spec tried to build each service from a complete list. `found` gives the reason \
      for each service that couldn't be built. The spec can try incomplete lists and other \
      initializers only after this code compiles. The initializers of `CityTimetable` and \
      `MeasuredDelays` must take only a list, and the initializer of `DepartureBoard` must \
      take a stop and a list. The parts of a list must have protocol types. Look at the \
      initializers of the service in `found`, and of its list.
      """)
    #expect(
      verdicts.incompleteLists == [],
      """
      The spec left out parts of each list, or passed `nil` for them. `found` lists the \
      code that still compiled. If you forget a part, your code must not compile. Look \
      at what the list uses when the part is missing, and at the list's extensions.
      """)
  }

  @Test func `a service is built from its list and in no other way`() throws {
    let verdicts = try Self.verdicts.get()

    #expect(
      verdicts.complete == [],
      """
      The spec tried to build each service from a complete list. `found` gives the reason \
      for each service that couldn't be built. The spec can try incomplete lists and other \
      initializers only after this code compiles. The initializers of `CityTimetable` and \
      `MeasuredDelays` must take only a list, and the initializer of `DepartureBoard` must \
      take a stop and a list. The parts of a list must have protocol types. Look at the \
      initializers of the service in `found`, and of its list.
      """)
    #expect(
      Service.allCases.flatMap(\.otherInitializers) + verdicts.otherWays == [],
      """
      The spec looked for ways to build a service other than from its complete \
      list. `found` lists the initializers and the code that offer such a way. Only \
      one place may show what a service depends on, so neither the service nor its \
      list may have a second initializer, or a default for a parameter. Look at the \
      initializers of the service and of its list, and at their extensions.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try Service.answer.get().globalState()

    #expect(
      state == [],
      """
      `found` lists the global and static properties in your code that can change. All \
      services share these properties, and no service's list shows them. Pass in a service's \
      dependencies through its list, and keep its state in its own stored properties.
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
