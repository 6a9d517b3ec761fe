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
      A small program built boards at the Port, at the Zoo and on the Hill from one \
      list, and read their trams twice. No tram stops on the Hill. What differs from \
      board to board is data, not a dependency, so a list that contains such data can \
      build only one board. Look at what `DepartureBoard` takes. If `found` says that a \
      type is no list, look at the types that it names, because a list holds protocols.
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
      A small program looked at each service's list. Each entry in `found` shows \
      what a service's list is, and which protocols its parts have. A list must be \
      a struct, because a class could change later. It must store exactly what its \
      own service calls, so that a reader can see the service's dependencies there. \
      A `?` marks an optional part, and the service can't work without that part. \
      If an entry differs, compare that list with what the service's methods call.
      """)

    let lists = Service.allCases.compactMap(\.list)
    #expect(
      lists.count == Set(lists).count,
      """
      At least two services have the same type of list. `found` is the number of lists, \
      and `expected` is the number of different types. With a shared type, a reader \
      can't see which service depends on what. Give each service a list type of its own.
      """)
  }

  @Test func `a list with a part left out does not compile`() throws {
    let verdicts = try Self.verdicts.get()

    #expect(
      verdicts.complete == [],
      """
      The spec tried to build each service from a complete list, and `found` shows why \
      a service can't be built that way. This must compile before the spec can try \
      incomplete lists and other initializers. `CityTimetable` and `MeasuredDelays` \
      must take only their list, and `DepartureBoard` must take its stop and its list. \
      A list holds protocols. Look at what the service in `found` takes.
      """)
    #expect(
      verdicts.incompleteLists == [],
      """
      The spec tried to build each list without one of its parts, and the compiler \
      accepted the code in `found`. If you forget a part, your code must not compile. \
      Look at what that list does when the part is missing, and at the list's extensions.
      """)
  }

  @Test func `a service is built from its list and in no other way`() throws {
    let verdicts = try Self.verdicts.get()

    #expect(
      verdicts.complete == [],
      """
      The spec tried to build each service from a complete list, and `found` shows why \
      a service can't be built that way. This must compile before the spec can try \
      incomplete lists and other initializers. `CityTimetable` and `MeasuredDelays` \
      must take only their list, and `DepartureBoard` must take its stop and its list. \
      A list holds protocols. Look at what the service in `found` takes.
      """)
    #expect(
      Service.allCases.flatMap(\.otherInitializers) + verdicts.otherWays == [],
      """
      The spec looked for other ways to build a service, and `found` lists initializers or code \
      that can do so without the complete list. There must be only one place that shows what a \
      service depends on. So neither the service nor its list may have a second initializer or \
      a default for a parameter. Look at that service's initializers and at its extensions.
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
      `found` lists the files that have changed. The specs rely on these files, so they \
      can no longer see what your code does. To restore a file, run \
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
