import SpecSupport

/// The three services, and how the graded answer builds them.
///
/// The compiler tells which initializers there are, so a service may take its parts in a list or one
/// by one, and lists, parts and labels may have any name.
enum Service: String, CaseIterable {
  case timetable = "CityTimetable"
  case delays = "MeasuredDelays"
  case board = "DepartureBoard"

  static let answer = Result { try CompiledAnswer(spec: #filePath) }

  /// The initializer that takes the list; if there is none, the one that takes the most.
  var initializer: CompiledAnswer.Initializer? {
    let all = initializers(of: rawValue)
    return all.first { lists(of: $0) != [] }
      ?? all.max { $0.parameters.count < $1.parameters.count }
  }

  /// The list's initializer that takes the most; `nil` if the service takes its parts one by one.
  var listInitializer: CompiledAnswer.Initializer? {
    initializer.flatMap { initializer in
      lists(of: initializer)
        .max { $0.parameters.count < $1.parameters.count }
    }
  }

  /// The initializer that takes the parts: the list's or the service's own.
  var partsInitializer: CompiledAnswer.Initializer? {
    listInitializer ?? initializer
  }

  /// The type of its list.
  var list: String? { listInitializer?.type }

  /// All initializers of this service and of its list beside the two above.
  var otherInitializers: [CompiledAnswer.Initializer] {
    (initializers(of: rawValue) + (list.map(initializers(of:)) ?? []))
      .filter { $0 != initializer && $0 != listInitializer }
  }

  /// Code that builds it from values for the protocols; `nil` if it wants others.
  func make(_ values: [String: String]) -> String? {
    if let listInitializer {
      return listInitializer.call(values).flatMap(make(list:))
    }
    return initializer?.call(values.merging(["String": Self.stop]) { $1 })
  }

  /// Code that builds it from a list.
  func make(list: String) -> String? {
    initializer.map { initializer in
      initializer.call(
        with: initializer.parameters.map {
          $0.type == "String" ? Self.stop : list
        })
    }
  }

  /// The stop of each board.
  static let stop = #""Zoo""#

  private func initializers(of type: String) -> [CompiledAnswer.Initializer] {
    (try? Self.answer.get().initializers(of: type)) ?? []
  }

  /// The initializers of the list, if this initializer takes a single thing of a type of the
  /// answer's.
  private func lists(
    of initializer: CompiledAnswer.Initializer
  ) -> [CompiledAnswer.Initializer] {
    let asked = initializer.parameters.filter { $0.type != "String" }
    guard asked.count == 1 else { return [] }
    return initializers(of: asked[0].type.replacing(/[?!]$/, with: ""))
  }
}

/// A client that brings `declarations`.
func client(_ statements: String, alsoDeclaring more: String = "") -> SpecClient
{
  SpecClient(statements, declarations: declarations + more)
}

/// A double for each protocol, and `value()`, which stands for a value of any type.
let declarations = """
  struct SpecOffice: Office {
    func plan() -> [Tram] { [] }
  }
  struct SpecSensors: Sensors {
    var minute = 728
    func lastSeen(line: Int, at stop: String) -> Int? {
      minute > 0 ? minute : nil
    }
  }
  struct SpecTimetable: Timetable {
    var line = 4
    var minutes = [725]
    func trams(at stop: String) -> [Tram] {
      minutes.map { Tram(line: line, stop: stop, minute: $0) }
    }
  }
  struct SpecDelays: Delays {
    var minutes = 2
    func minutesLate(line: Int, at stop: String) -> Int { minutes }
  }
  func value<Value>() -> Value { fatalError() }

  """
