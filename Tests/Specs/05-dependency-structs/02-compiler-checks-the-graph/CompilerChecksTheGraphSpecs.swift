import SpecSupport
import SpecTags
import Testing

@testable import CompilerChecksTheGraph

@Suite struct CompilerChecksTheGraphSpecs {
  @Test(arguments: [
    "CityTimetable()",
    "CityTimetable.Dependencies()",
    "CityTimetable.Dependencies(office: nil)",
    "CityTimetable.Dependencies(office: sensors)",
  ])
  func `a timetable without its office does not compile`(call: String) throws {
    try requireRightOrder(.timetable)

    let wrong = try client("_ = \(call)").typecheck()

    #expect(wrong.refusesAPart, "\(advice) \(wrong.explanation)")
  }

  @Test(arguments: [
    "MeasuredDelays()",
    "MeasuredDelays.Dependencies(sensors: sensors)",
    "MeasuredDelays.Dependencies(timetable: timetable)",
    "MeasuredDelays.Dependencies(sensors: nil, timetable: timetable)",
    "MeasuredDelays.Dependencies(sensors: sensors, timetable: nil)",
  ])
  func `delays without one of their parts do not compile`(
    call: String
  ) throws {
    try requireRightOrder(.delays)

    let wrong = try client("_ = \(call)").typecheck()

    #expect(wrong.refusesAPart, "\(advice) \(wrong.explanation)")
  }

  @Test(arguments: [
    "MeasuredDelays.Dependencies(sensors: sensors, timetable: sensors)",
    "MeasuredDelays.Dependencies(sensors: timetable, timetable: timetable)",
    "MeasuredDelays.Dependencies(seen: minute, planned: minute)",
  ])
  func `delays with a part in the wrong place do not compile`(
    call: String
  ) throws {
    try requireRightOrder(.delays)

    let wrong = try client("_ = \(call)").typecheck()

    #expect(
      wrong.refusesAPart,
      """
      A part stands where another belongs, and the compiler lets it pass. Give \
      each part the type of its role, `any Sensors` or `any Timetable`, and \
      leave no other way to build the list. \(wrong.explanation)
      """)
  }

  @Test(arguments: [
    #"DepartureBoard(stop: "Port")"#,
    #"DepartureBoard(stop: "Port", dependencies: nil)"#,
    #"DepartureBoard(stop: "Port", timetable: timetable)"#,
    "DepartureBoard.Dependencies()",
    "DepartureBoard.Dependencies(timetable: timetable)",
    "DepartureBoard.Dependencies(timetable: timetable, delays: nil)",
    "DepartureBoard.Dependencies(timetable: nil, delays: delays)",
    "DepartureBoard.Dependencies(timetable: delays, delays: delays)",
    "DepartureBoard.Dependencies(timetable: timetable, delays: timetable)",
  ])
  func `a board cannot be built before its parts`(call: String) throws {
    try requireRightOrder(.board)

    let early = try client("_ = \(call)").typecheck()

    #expect(
      early.refusesAPart,
      """
      A board that is built before its parts shows wrong things until they \
      come. Its only initializer must ask for the whole list; nothing in it \
      has a default or is optional. \(early.explanation)
      """)
  }

  @Test func `a board gets no other parts later`() throws {
    try requireRightOrder(.board)
    let built = """
      let list = DepartureBoard.Dependencies(
        timetable: timetable, delays: delays)
      let other = DepartureBoard(stop: "Zoo", dependencies: list)
      var board = DepartureBoard(stop: "Port", dependencies: list)
      """
    let properties = client(
      """
      \(built)
      Mirror(reflecting: board).children.forEach { print($0.label ?? "?") }
      """
    ).lines()

    for change in properties.map({ "board.\($0) = other.\($0)" })
      + ["list.timetable = timetable", "list.delays = delays"]
    {
      let late = try client("\(built)\n\(change)").typecheck()
      #expect(
        ["cannot assign", "inaccessible", "static member"]
          .contains(where: late.isRefused(with:)),
        """
        A board was built, and `\(change)` is possible. Whoever may do that \
        may do it too late. Let the list be a struct, and what a board keeps \
        private. \(late.isAccepted ? "" : late.explanation)
        """)
    }
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

/// What the compiler says of each service that is built in the right order.
private let rightOrder = Dictionary(
  uniqueKeysWithValues: Service.allCases.map { service in
    (service, Result { try client(service.inTheRightOrder).typecheck() })
  })

/// The twin of all calls that must not compile.
private func requireRightOrder(_ service: Service) throws {
  let verdict = try #require(rightOrder[service]).get()
  try #require(
    verdict.isAccepted,
    """
    First of all, this must compile: each service is built from a list, which \
    has a part for each role. \(verdict.explanation)
    """)
}

private let advice = """
  The compiler lets somebody pass who forgot a part, or put something else in \
  its place. No part may be optional or have a default (an optional `var` has \
  the default nil), and a service has no second initializer.
  """

extension CompilerVerdict {
  /// Whether a part is missing, or is of the wrong type.
  fileprivate var refusesAPart: Bool {
    missesAnArgument
      || [
        "conform", "convert", "argument label", "extra argument",
        "inaccessible",
      ].contains(where: isRefused(with:))
  }
}
