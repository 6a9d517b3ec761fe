import SpecSupport

/// The three services, and how the graded answer builds them.
///
/// The compiler tells which initializers there are, so the lists, their parts and their labels may
/// have any name.
enum Service: String, CaseIterable {
  case timetable = "CityTimetable"
  case delays = "MeasuredDelays"
  case board = "DepartureBoard"

  static let answer = Result { try CompiledAnswer(spec: #filePath) }

  /// The initializer that takes the list.
  var initializer: CompiledAnswer.Initializer? {
    initializers(of: rawValue).first { initializer in
      initializer.parameters.contains { lists(in: $0.type) != [] }
    }
  }

  /// The list's initializer that takes the most.
  var listInitializer: CompiledAnswer.Initializer? {
    initializer.flatMap { initializer in
      initializer.parameters.lazy.flatMap { lists(in: $0.type) }
        .max { $0.parameters.count < $1.parameters.count }
    }
  }

  /// The type of its list.
  var list: String? { listInitializer?.type }

  /// All initializers of this service and of its list beside the two above.
  var otherInitializers: [CompiledAnswer.Initializer] {
    (initializers(of: rawValue) + (list.map(initializers(of:)) ?? []))
      .filter { $0 != initializer && $0 != listInitializer }
  }

  /// Code that builds its list from values for the protocols; `nil` if it wants others.
  func makeList(_ values: [String: String]) -> String? {
    listInitializer?.call(values)
  }

  /// Code that builds it from a list.
  func make(list: String) -> String? {
    initializer.map { initializer in
      initializer.call(
        with: initializer.parameters.map {
          $0.type == "String" ? #""Zoo""# : list
        })
    }
  }

  private func initializers(of type: String) -> [CompiledAnswer.Initializer] {
    (try? Self.answer.get().initializers(of: type)) ?? []
  }

  private func lists(in type: String) -> [CompiledAnswer.Initializer] {
    initializers(of: type.replacing(/[?!]$/, with: ""))
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
