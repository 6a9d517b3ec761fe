import ChildProcess

/// A spec of the tiny workbook. It fails while the TODO that it is about still stands in the answer.
struct FakeSpec: Sendable {
  enum Framework: Sendable {
    case swiftTesting
    case xctest
  }

  enum Fate: Sendable {
    case passes
    case fails(String)
    /// One expectation that fails so many times.
    case failsOften(String, Int)
    /// With its own message, and with these values.
    case finds(String, insteadOf: String)
    case traps(String)
    case outgrows(ChildProcess.Limit)
    case hangs
    case isSkipped
    case isAbsent
  }

  let module: String
  let key: String
  let sentence: String
  let framework: Framework
  /// The number of its TODO; 0 when it is green from the start.
  let todo: Int
  /// What it says when it fails.
  let message: String
  /// Where it stands in its file.
  let line: Int
  /// The constraint that it judges; it's there only when that one is chosen.
  var constraint: Int?

  static func of(_ module: String) -> [FakeSpec] { all.filter { $0.module == module } }

  private static func kettle(
    _ sentence: String, _ framework: Framework, todo: Int = 0, _ message: String, line: Int
  ) -> FakeSpec {
    FakeSpec(
      module: "Kettle", key: "01-first-steps/01-kettle", sentence: sentence,
      framework: framework, todo: todo, message: message, line: line)
  }

  private static let all = [
    kettle(
      "it asks the meter it was given", .swiftTesting, todo: 1,
      "`Kettle` still reads `Meter.shared`. It must read the meter that it was given.", line: 7),
    kettle(
      "it boils the water once", .xctest, todo: 1, "The water was boiled twice.", line: 11),
    kettle(
      "it waits for the lid", .swiftTesting, todo: 2, "The kettle did not wait.", line: 19),
    kettle(
      "it forgets the last cup", .xctest, todo: 2, "The last cup was remembered.", line: 23),
    kettle("keeps old callers boiling", .swiftTesting, "An old caller got cold water.", line: 31),
    FakeSpec(
      module: "Kettle", key: "01-first-steps/01-kettle", sentence: "it stores no meter",
      framework: .swiftTesting, todo: 0, message: "A property holds a meter.", line: 37,
      constraint: 1),
    FakeSpec(
      module: "Kettle", key: "01-first-steps/01-kettle", sentence: "it takes half the time",
      framework: .swiftTesting, todo: 0, message: "It took too long.", line: 43, constraint: 2),
    FakeSpec(
      module: "SlowToaster", key: "01-first-steps/02-slow-toaster",
      sentence: "it toasts by the clock it was given", framework: .swiftTesting, todo: 1,
      message: "The toaster looked at the wall.", line: 5),
    FakeSpec(
      module: "SlowToaster", key: "01-first-steps/02-slow-toaster", sentence: "it pops up once",
      framework: .xctest, todo: 1, message: "It popped up twice.", line: 9),
    FakeSpec(
      module: "KitchenRadio", key: "02-bigger-things/01-kitchen-radio",
      sentence: "it plays the station it was given", framework: .swiftTesting, todo: 1,
      message: "The radio played its own station.", line: 5),
    FakeSpec(
      module: "KitchenRadio", key: "02-bigger-things/01-kitchen-radio",
      sentence: "it is quiet at night", framework: .xctest, todo: 1,
      message: "It played at night.", line: 9),
  ]
}

extension FakeSpec {
  private var camelCase: String {
    sentence.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `KettleXCTests.testItBoilsTheWaterOnce`.
  var xctestName: String { "\(module)XCTests.test\(camelCase)" }

  /// What the framework calls it, and takes to run it alone.
  var id: String {
    switch framework {
    case .xctest: "\(module)Specs.\(module)XCTests/test\(camelCase)"
    case .swiftTesting:
      "\(module)Specs.\(module)Specs/`\(sentence)`()/\(module)Specs.swift:\(line):3"
    }
  }

  /// The file that it stands in.
  func path(in root: String) -> String {
    let file = framework == .xctest ? "\(module)XCTests.swift" : "\(module)Specs.swift"
    return "\(root)/Tests/Specs/\(key)/\(file)"
  }
}
