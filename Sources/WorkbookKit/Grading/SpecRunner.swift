import ChildProcess
import Foundation

/// The two frameworks that specs are written in.
enum Framework: CaseIterable, Sendable {
  case swiftTesting
  case xctest
}

/// What one framework's process left behind.
struct FrameworkRun: Sendable {
  var found: [FoundSpec] = []
  var runs: [String: SpecRun] = [:]
  /// How the process that ran this spec ended, for specs that did not end themselves.
  var ending: ChildProcess.Ending = .exited(code: 0)
  /// Whether the framework came to its own end, before the process did.
  var isComplete = true
  var output = ""

  /// Whether the process said that nothing was wrong.
  var endedWell: Bool { isComplete && ending == .exited(code: 0) }
  var unfinished: [FoundSpec] { found.filter { runs[$0.id]?.isUnfinished == true } }
}

/// Runs built specs and listens to them while they run.
struct SpecRunner: Sendable {
  /// The key of the exercise whose specs they are.
  let key: String
  let product: TestProduct
  let files: Files
  let programs: Programs
  let time: Time
  /// A folder of this run's own.
  let scratch: String

  /// Runs one framework's specs: all, or one.
  ///
  /// - Parameter limit: After so many seconds without a spec starting or ending, it is stopped.
  func run(_ framework: Framework, only spec: FoundSpec? = nil, limit: Double) throws
    -> FrameworkRun
  {
    switch framework {
    case .swiftTesting: try runSwiftTesting(only: spec, limit: limit)
    case .xctest: try runXCTest(only: spec, limit: limit)
    }
  }

  private func runSwiftTesting(only spec: FoundSpec?, limit: Double) throws -> FrameworkRun {
    let events = "\(scratch)/events-\(UUID().uuidString).jsonl"
    var reader = EventStreamReader()
    var offset = 0
    var output = CappedOutput()
    var lastProgress = time.seconds()

    func catchUp() {
      guard let piece = try? files.readFrom(events, offset), !piece.isEmpty else { return }
      offset += piece.count
      if reader.read(piece) { lastProgress = time.seconds() }
    }

    let ending = try programs.run(
      product.runSwiftTesting(only: spec?.id, events: events),
      { output.append($0) },
      {
        catchUp()
        return time.seconds() - lastProgress > limit
      })
    catchUp()
    try? files.remove(events)
    return FrameworkRun(
      found: reader.found, runs: reader.runs, ending: ending, isComplete: reader.isComplete,
      output: output.text)
  }

  private func runXCTest(only spec: FoundSpec?, limit: Double) throws -> FrameworkRun {
    let found = try spec.map { [$0] } ?? listXCTests(limit: limit)
    guard !found.isEmpty else { return FrameworkRun() }
    var reader = XCTestReader()
    var output = CappedOutput()
    var lastProgress = time.seconds()
    let ending = try programs.run(
      product.runXCTests(only: spec?.id),
      { piece in
        output.append(piece)
        if reader.read(piece) { lastProgress = time.seconds() }
      },
      { time.seconds() - lastProgress > limit })
    let finalRuns = reader.finalRuns
    var runs: [String: SpecRun] = [:]
    for spec in found { runs[spec.id] = finalRuns[spec.name] ?? SpecRun() }
    return FrameworkRun(
      found: found, runs: runs, ending: ending, isComplete: reader.isComplete,
      output: output.text)
  }
}
