import SpecSupport

/// Calls of the initializers of a service and of its list, if it has one, which the compiler judges
/// all at once.
struct Calls {
  let service: Service
  private let whole: String?
  /// They lack a part, the stop or the list, or have something else in its place.
  private let lacking: [String]
  /// They have a part in the place of another one.
  private let misplaced: [String]
  /// Variables of the types that the initializer with the parts takes.
  private let variables: String

  private init(_ service: Service) {
    self.service = service
    guard let initializer = service.partsInitializer,
      initializer.parameters.contains(where: { $0.type != "String" }),
      service != .board || Self.boardAsksForBoth
    else {
      (whole, lacking, misplaced, variables) = (nil, [], [], "")
      return
    }
    let parameters = initializer.parameters
    let names = parameters.indices.map { index in
      let label = parameters[index].label
      if parameters[index].type == "String" { return Service.stop }
      return label == "_" ? "part\(index)" : "\(label)Part"
    }
    let roles = [
      "Office": "office", "Sensors": "sensors", "Timetable": "timetable",
      "Delays": "delays",
    ]
    let ofParts = zip(names, parameters).compactMap { name, parameter in
      guard name != Service.stop else { return nil as String? }
      let type = parameter.type.replacing(#/@\w+ /#, with: "")
      return "let \(name): \(type.replacing("!", with: "?")) = value()"
    }
    let ofRoles = roles.map { role, name in "let \(name): any \(role) = value()"
    }
    variables = (ofParts + ofRoles.sorted()).joined(separator: "\n")

    func with(_ argument: String?, at index: Int) -> String {
      var arguments: [String?] = names
      arguments[index] = argument
      return initializer.call(with: arguments)
    }
    let call = initializer.call(with: names)
    let takesAList = service.listInitializer != nil
    whole = takesAList ? service.make(list: call) : call
    lacking =
      ["\(service.rawValue)()", "\(initializer.type)()"]
      + parameters.indices.flatMap { [with(nil, at: $0), with("nil", at: $0)] }
      + (takesAList ? Self.callsWithout(call, of: service) : [])
    let swapped = parameters.indices.flatMap { index in
      parameters.indices.filter { $0 > index }.map { other -> String in
        var arguments = names
        arguments.swapAt(index, other)
        return initializer.call(with: arguments)
      }
    }
    let replaced = parameters.indices.flatMap { index -> [String] in
      let type = parameters[index].type
      let others = names.indices.filter { $0 != index }.map { names[$0] }
      let wrong = roles.filter { "any \($0.key)" != type }.values.sorted()
      return (others + wrong + ["1"]).map { with($0, at: index) }
    }
    misplaced = swapped + replaced
  }

  /// Calls of the service's own initializer that lack an argument, or have no list there.
  private static func callsWithout(
    _ list: String, of service: Service
  ) -> [String] {
    guard let initializer = service.initializer else { return [] }
    let whole = initializer.parameters.map {
      $0.type == "String" ? Service.stop : list
    }
    let literals: [String?] = ["[]", "[:]", "\"\"", "0", "true", ".init()"]
    return whole.indices.flatMap { index -> [String] in
      let others: [String?] = [nil, "nil"]
      return (others + (whole[index] == list ? literals : [])).map { other in
        var arguments: [String?] = whole
        arguments[index] = other
        return initializer.call(with: arguments)
      }
    }
  }

  /// Whether a board is built from a timetable and delays.
  private static var boardAsksForBoth: Bool {
    let values = ["any Timetable": "specTimetable", "any Delays": "specDelays"]
    let call = Service.board.make(values) ?? ""
    return values.values.allSatisfy(call.contains)
  }

  /// Why the service can't be built from all of its parts; `nothing` when it can.
  static func problem(of service: Service) throws -> String {
    guard let whole = all[service]?.whole else {
      let found = try Service.answer.get().initializers(of: service.rawValue)
      return "it doesn't ask for its parts: "
        + found.map(\.description).joined(separator: ", ")
    }
    return try verdicts.get()[service]?[whole]?.explanation ?? "nothing"
  }

  /// Calls that compile without a part; or initializers that want fewer parts.
  static func acceptedWithoutAPart(of service: Service) throws -> [String] {
    let parts = service.partsInitializer?.parameters.count ?? 0
    let shorter = service.otherInitializers.filter {
      $0.type == service.rawValue || $0.parameters.count < parts
    }
    return try accepted(all[service]?.lacking ?? [], by: service)
      + shorter.map(\.description)
  }

  /// Calls that compile with a part in the wrong place; or another initializer that takes parts.
  static func acceptedWithMisplacedParts(
    of service: Service
  ) throws -> [String] {
    let others = service.otherInitializers.filter {
      $0.type == service.list ?? service.rawValue
    }
    return try accepted(all[service]?.misplaced ?? [], by: service)
      + others.map(\.description)
  }

  private static func accepted(
    _ calls: [String], by service: Service
  ) throws -> [String] {
    let verdicts = try verdicts.get()[service] ?? [:]
    return Set(calls).filter { verdicts[$0]?.isAccepted == true }.sorted()
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: Service.allCases.map { ($0, Calls($0)) })

  private static let verdicts = Result {
    let calls = Service.allCases.flatMap { service -> [(Service, String)] in
      guard let calls = all[service] else { return [] }
      let whole = [calls.whole].compactMap { $0 }
      let code = whole + calls.lacking + calls.misplaced
      return Set(code).sorted().map { (service, $0) }
    }
    let verdicts = try SpecClient.verdicts(
      on: calls.map { "\(all[$0]?.variables ?? "")\n_ = \($1)" },
      declarations: declarations)
    return Dictionary(grouping: zip(calls, verdicts)) { $0.0.0 }.mapValues {
      Dictionary(uniqueKeysWithValues: $0.map { ($0.0.1, $0.1) })
    }
  }
}
