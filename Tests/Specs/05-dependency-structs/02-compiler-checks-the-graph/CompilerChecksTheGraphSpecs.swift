import SpecSupport
import Testing

@testable import CompilerChecksTheGraph

@Suite struct CompilerChecksTheGraphSpecs {
  @Test(arguments: Service.allCases)
  func `a forgotten part does not compile`(service: Service) throws {
    try requireComplete(service)

    for call in service.forgetful {
      let verdict = try client("_ = \(call)").typecheck()
      #expect(
        verdict.missesAnArgument || verdict.isRefused(with: "argument label"),
        """
        Somebody forgot a part, and the compiler must say so. Give the parts \
        of a list no default, and no second initializer that does without. \
        \(verdict.explanation)
        """)
    }
  }

  @Test(arguments: Service.allCases)
  func `nil in a part's place does not compile`(service: Service) throws {
    try requireComplete(service)

    for call in service.withNil {
      let verdict = try client("_ = \(call)").typecheck()
      #expect(
        verdict.missesAnArgument,
        """
        The service cannot do its work without this part, so a list must not \
        accept nil for it: no `?` and no `!` in the part's type. \
        \(verdict.explanation)
        """)
    }
  }

  @Test(arguments: Service.allCases)
  func `a part in another one's place does not compile`(
    service: Service
  ) throws {
    try requireComplete(service)

    for call in service.mistaken {
      let verdict = try client("_ = \(call)").typecheck()
      #expect(
        verdict.refusesAType,
        """
        Something stands in a part's place that cannot play its role, and the \
        compiler must say so. Give each part the type of its role, and leave \
        no other way to build the list. \(verdict.explanation)
        """)
    }
  }

  @Test(arguments: [
    #"DepartureBoard(stop: "Port")"#,
    #"DepartureBoard(stop: "Port", dependencies: nil)"#,
  ])
  func `a board cannot be built before its parts`(call: String) throws {
    try requireComplete(.board)

    let early = try client("_ = \(call)").typecheck()

    #expect(
      early.missesAnArgument,
      """
      A board that is built before its parts shows wrong things until they \
      come. Its only initializer must ask for the whole list, without a \
      default and without `?`. \(early.explanation)
      """)
  }

  @Test(arguments: ["board.dependencies = parts", "parts.delays = delays"])
  func `a board gets no other parts later`(change: String) throws {
    try requireComplete(.board)

    let late = try client(
      """
      let parts = DepartureBoard.Dependencies(
        timetable: timetable, delays: delays)
      var board = DepartureBoard(stop: "Port", dependencies: parts)
      \(change)
      """
    ).typecheck()

    #expect(
      ["cannot assign", "no member", "inaccessible", "static member"]
        .contains(where: late.isRefused(with:)),
      """
      A board was built, and then `\(change)` changed its parts. Whoever may \
      do that may do it too late. Let the list be a struct, and keep it \
      private to the board. \(late.isAccepted ? "" : late.explanation)
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let complaint = try GradedAnswer(spec: #filePath).worldComplaint()
    #expect(complaint == nil, "\(complaint ?? "")")
  }
}

/// What the compiler says of each complete list: the twins of all calls that
/// must not compile.
private let twins = Dictionary(
  uniqueKeysWithValues: Service.allCases.map { service in
    (service, Result { try client("_ = \(service.complete)").typecheck() })
  })

private func requireComplete(_ service: Service) throws {
  let verdict = try #require(twins[service]).get()
  try #require(
    verdict.isAccepted,
    """
    First of all, the complete list must compile: the service asks for a list, \
    which has a part for each role. \(verdict.explanation)
    """)
}

extension CompilerVerdict {
  /// Whether an argument has a wrong type or label.
  fileprivate var refusesAType: Bool {
    [
      "conform", "convert", "argument label", "no exact matches",
      "inaccessible",
    ].contains(where: isRefused(with:))
  }
}
