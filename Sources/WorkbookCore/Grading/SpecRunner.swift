import ChildProcess
import Foundation

/// The two frameworks that specs are written in.
enum Framework: CaseIterable, Sendable {
  case swiftTesting
  case xctest
}

/// A spec that a framework found.
struct FoundSpec: Equatable, Sendable {
  /// What the framework calls it, and takes to run it alone.
  let id: String
  /// Its name as its author wrote it.
  let name: String
}

/// What a framework reported of one spec while it ran.
struct SpecRun: Equatable, Sendable {
  enum End: Sendable {
    case passed
    case failed
    case skipped
  }

  var hasStarted = false
  var failures: [Problem] = []
  /// `nil` until it ended.
  var end: End?

  /// Started and never ended: the process ended while it ran, or it hung.
  var isUnfinished: Bool { hasStarted && end == nil }
}

/// What one framework's process left behind.
struct FrameworkRun: Sendable {
  var found: [FoundSpec] = []
  var runs: [String: SpecRun] = [:]
  /// How the process that ran this spec ended, for specs that did not end themselves.
  var ending: ChildProcess.Ending = .exited(code: 0)
  /// Whether the framework came to its own end, before the process did.
  var isComplete = true
  /// Whether the canary was reported as it was drawn.
  var canaryIsHeard = true
  var output = ""

  /// Whether the process said that nothing was wrong.
  var endedWell: Bool { isComplete && ending == .exited(code: 0) }
}

/// Runs built specs and listens to them while they run.
struct SpecRunner: Sendable {
  /// The key of the exercise whose specs they are.
  let key: String
  let product: TestProduct
  let dependencies: Dependencies
  /// A folder of this run's own.
  let scratch: String
  /// What is drawn for this run; `nil` where the specs' program has no canaries.
  let canary: Canary?

  private var processes: ProcessClient { dependencies.processes }
  var time: TimeClient { dependencies.time }

  /// Runs one framework's specs: all, or one.
  ///
  /// - Parameter limit: After so many seconds without a spec starting or ending, it is stopped.
  func run(_ framework: Framework, only spec: FoundSpec? = nil, limit: Double) throws
    -> FrameworkRun
  {
    var run =
      switch framework {
      case .swiftTesting: try runSwiftTesting(only: spec, limit: limit)
      case .xctest: try runXCTest(only: spec, limit: limit)
      }
    if let canary, spec == nil { run.take(canary, from: framework) }
    return run
  }

  private func runSwiftTesting(only spec: FoundSpec?, limit: Double) throws -> FrameworkRun {
    let events = "\(scratch)/events-\(UUID().uuidString).jsonl"
    var reader = EventStreamReader()
    var offset = 0
    var output = CappedOutput()
    var patience = Patience(limit, time)

    /// Returns whether there was more to read.
    func catchUp() -> Bool {
      guard
        let piece = try? dependencies.files.readFrom(events, offset, 1_000_000), !piece.isEmpty
      else { return false }
      offset += piece.count
      if reader.read(piece) { patience.hasSeenProgress() }
      return true
    }

    // Made here, so that the specs' program only writes it.
    try dependencies.files.write(Data(), events)

    let ending = try processes.run(
      product.runSwiftTesting(only: spec?.id, events: events),
      { output.append($0) },
      {
        _ = catchUp()
        return patience.isOver
      })
    while catchUp() {}
    try? dependencies.files.remove(events)
    // Stopped, it may still be loading on a busy machine.
    guard reader.isComplete || !reader.found.isEmpty || ending == .stopped else {
      throw didNotBegin("Swift Testing", ending, output)
    }
    return FrameworkRun(
      found: reader.found, runs: reader.runs, ending: ending, isComplete: reader.isComplete,
      output: output.text)
  }

  private func runXCTest(only spec: FoundSpec?, limit: Double) throws -> FrameworkRun {
    let found = try spec.map { [$0] } ?? listXCTests(limit: limit)
    guard !found.isEmpty else { return FrameworkRun() }
    var reader = XCTestReader()
    var output = CappedOutput()
    var patience = Patience(limit, time)
    let ending = try processes.run(
      product.runXCTests(only: spec?.id),
      { piece in
        output.append(piece)
        if reader.read(piece) { patience.hasSeenProgress() }
      },
      { patience.isOver })
    let finalRuns = reader.finalRuns
    let runs = Dictionary(
      uniqueKeysWithValues: found.map { ($0.id, finalRuns[$0.name] ?? SpecRun()) })
    return FrameworkRun(
      found: found, runs: runs, ending: ending, isComplete: reader.isComplete,
      output: output.text)
  }

  /// Code may run before the first spec, so no spec is to blame.
  private func didNotBegin(
    _ framework: String, _ ending: ChildProcess.Ending, _ output: CappedOutput
  ) -> WorkbookError {
    let crash = Crash(ending: ending, output: output.text, key: key)
    // The keeper's own words.
    let reason = ending == .exited(code: 126) ? output.text.split(separator: "\n").last : nil
    return WorkbookError(
      "The \(framework) specs did not begin: \(reason.map(String.init) ?? crash.text)",
      next: crash.advice ?? "Check again. If it comes back: swift run workbook doctor")
  }

  /// The XCTest specs, as the built program or Xcode's helper lists them.
  ///
  /// XCTest lists `Module.Class/method` and prints `Class.method` while it runs.
  ///
  /// - Parameter limit: After so many seconds the program is stopped.
  /// - Throws: `WorkbookError` when the program did not end well: its list may lack specs.
  private func listXCTests(limit: Double) throws -> [FoundSpec] {
    let start = time.seconds()
    var output = CappedOutput()
    let file = "\(scratch)/xctests.json"
    try dependencies.files.write(Data(), file)
    let ending = try processes.run(
      product.listXCTests(to: file), { output.append($0) }, { time.seconds() - start > limit })
    if ending == .stopped {
      throw WorkbookError(
        "The XCTest specs did not begin within \(limit.formatted) s.",
        next: "If the machine is busy, give them longer: --timeout \((limit * 3).formatted).")
    }
    guard ending == .exited(code: 0) else { throw didNotBegin("XCTest", ending, output) }
    return try product.listed(output.text, file: try? dependencies.files.read(file))
  }
}

/// How long specs may take: so many seconds without progress, and sixty times as many in all.
private struct Patience {
  private let limit: Double
  private let time: TimeClient
  private let start: Double
  private var lastProgress: Double

  init(_ limit: Double, _ time: TimeClient) {
    (self.limit, self.time) = (limit, time)
    start = time.seconds()
    lastProgress = start
  }

  mutating func hasSeenProgress() { lastProgress = time.seconds() }

  var isOver: Bool {
    let now = time.seconds()
    return now - lastProgress > limit || now - start > 60 * limit
  }
}

extension FoundSpec {
  /// - Parameter id: `Module.Class/method`; `nil` when it is something else.
  init?(xctest id: String) {
    let words = XCTestName.plain(id[...]).split(separator: "/")
    guard words.count == 2, words[1].hasPrefix("test"), !id.contains(" "),
      let dot = words[0].firstIndex(of: ".")
    else { return nil }
    self.init(
      id: words.joined(separator: "/"),
      name: "\(words[0][words[0].index(after: dot)...]).\(words[1])")
  }
}
