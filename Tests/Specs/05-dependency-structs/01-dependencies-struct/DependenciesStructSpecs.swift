import SpecSupport
import SpecTags
import Testing

@testable import DependenciesStruct

@Suite struct DependenciesStructSpecs {
  @Test func `one list builds boards at many stops`() {
    let printed = client(
      """
      let parts = DepartureBoard.Dependencies(
        timetable: CityTimetable(dependencies: .init(office: Planned(4))),
        delays: Late(2))
      for stop in ["Port", "Zoo", "Hill"] {
        let board = DepartureBoard(stop: stop, dependencies: parts)
        print(stop, board.lines().count)
      }
      """
    ).lines()

    #expect(
      printed == ["Port 1", "Zoo 1", "Hill 0"],
      """
      Three boards were built from one list, which differ in their stop alone. \
      A stop is data, not somebody whom the board asks: it is a parameter \
      beside the list, and each board keeps its own.
      """)
  }

  @Test func `a list has the parts that its service asks, and no others`() {
    let printed = client(
      """
      let timetable = Planned(4)
      show(CityTimetable.Dependencies(office: timetable))
      let sensors = Seen(605)
      show(MeasuredDelays.Dependencies(sensors: sensors, timetable: timetable))
      show(DepartureBoard.Dependencies(timetable: timetable, delays: Late(2)))
      """,
      alsoDeclaring: #"""
        func show(_ list: Any) {
          let list = Mirror(reflecting: list)
          let parts = list.children.map { label, part in
            let mayBeMissing = "\(type(of: part))".hasPrefix("Optional<")
            return "\(label ?? "?")\(mayBeMissing ? "?" : "")"
          }
          let kind = list.displayStyle.map { "\($0)" } ?? "?"
          print("\(kind):", parts.sorted().joined(separator: ", "))
        }
        """#
    ).lines()

    let expected = [
      "struct: office", "struct: sensors, timetable",
      "struct: delays, timetable",
    ]
    #expect(
      printed == expected,
      """
      These are the lists of `CityTimetable`, `MeasuredDelays` and \
      `DepartureBoard`. Each is a struct of its service's own, and names \
      exactly whom this service asks. A part with a `?` is optional: without \
      it the service cannot work, so it must be there.
      """)
  }

  @Test(arguments: [
    "CityTimetable.Dependencies()",
    "MeasuredDelays.Dependencies(sensors: Seen(605))",
    "MeasuredDelays.Dependencies(timetable: Planned(4))",
    "DepartureBoard.Dependencies(timetable: Planned(4))",
    "DepartureBoard.Dependencies(delays: Late(2))",
  ])
  func `a list with a part left out does not compile`(list: String) throws {
    let complete = try Self.complete.get()
    let incomplete = try client("_ = \(list)").typecheck()

    try #require(
      complete.isAccepted,
      "With complete lists this must compile. \(complete.explanation)")
    #expect(
      incomplete.missesAnArgument,
      """
      A part is missing in this list, and the compiler must say so: no part \
      has a default. \(incomplete.explanation)
      """)
  }

  @Test(arguments: [
    "CityTimetable()", "CityTimetable(office: Planned(4))",
    "MeasuredDelays()",
    "MeasuredDelays.Dependencies(office: Planned(4), sensors: Seen(605))",
    "MeasuredDelays(office: Planned(4), sensors: Seen(605))",
    "MeasuredDelays(sensors: Seen(605), timetable: Planned(4))",
    #"DepartureBoard(stop: "Zoo")"#,
    "DepartureBoard.Dependencies(office: Planned(4), sensors: Seen(605))",
    #"DepartureBoard(stop: "Zoo", office: Planned(4), sensors: Seen(605))"#,
    #"DepartureBoard(stop: "Zoo", timetable: Planned(4), delays: Late(2))"#,
  ])
  func `a service is built from its list and in no other way`(call: String)
    throws
  {
    let withLists = try Self.complete.get()
    let withoutList = try client("_ = \(call)").typecheck()

    try #require(
      withLists.isAccepted,
      """
      A service takes its list and nothing more; the board takes its stop too. \
      \(withLists.explanation)
      """)
    #expect(
      ["argument", "inaccessible"]
        .contains(where: withoutList.isRefused(with:)),
      """
      A service is built from its list: one place to read what it asks. Keep \
      no second initializer, neither in the service nor in its list, and no \
      default for `dependencies:`. \
      \(withoutList.explanation)
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

  /// Somebody who builds each service from a complete list.
  private static let complete = Result {
    try client(
      """
      let timetable = CityTimetable.init(dependencies:)(
        CityTimetable.Dependencies(office: Planned(4)))
      let delays = MeasuredDelays.init(dependencies:)(
        MeasuredDelays.Dependencies(sensors: Seen(605), timetable: timetable))
      _ = DepartureBoard.init(stop:dependencies:)(
        "Zoo",
        DepartureBoard.Dependencies(timetable: timetable, delays: delays))
      """
    ).typecheck()
  }
}
