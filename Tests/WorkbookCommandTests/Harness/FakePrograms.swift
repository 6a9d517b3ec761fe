import ChildProcess
import Foundation
import Synchronization

@testable import WorkbookCore

/// The compiler, the specs and the other programs, played by canned answers.
final class FakePrograms: Sendable {
  /// What a program prints, and how it ends.
  struct Answer: Sendable {
    var text = ""
    var ending = ChildProcess.Ending.exited(code: 0)
  }

  private struct State {
    var answers: [String: Answer] = [:]
    var fates: [String: FakeSpec.Fate] = [:]
    var interruption: Int32?
  }

  let root: String
  let clock: FakeClock
  private let state = Mutex(State())

  init(root: String, clock: FakeClock) {
    self.root = root
    self.clock = clock
    answer("swift --version", "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
    answer("git -C", "## main...origin/main\n M README.md\n?? Notes.md\n")
  }

  /// Sets what a program answers: `swift build`, `swift --version`, `swiftc XCTest.swift`, `git -C`.
  func answer(
    _ program: String, _ text: String = "", ending: ChildProcess.Ending = .exited(code: 0)
  ) {
    state.withLock { $0.answers[program] = Answer(text: text, ending: ending) }
  }

  /// Makes a spec end like this, whatever the answer is.
  func set(_ sentence: String, _ fate: FakeSpec.Fate) {
    state.withLock { $0.fates[sentence] = fate }
  }

  /// From now on somebody has pressed Ctrl-C, or the like, whenever a program runs.
  func interrupt(signal: Int32) { state.withLock { $0.interruption = signal } }

  var programs: ProcessClient {
    ProcessClient { call, onOutput, shouldStop in
      if let signal = self.state.withLock({ $0.interruption }) {
        throw ProcessClient.Interrupted(signal: signal)
      }
      let words = call.arguments
      guard call.program.hasSuffix(Self.product) else { return try self.play(call, onOutput) }
      let run = FakeSpecRun(
        FakeSpec.of(call.environment["WORKBOOK_ONLY"] ?? ""), self, call)
      if words.contains("--list-tests") { return run.list(onOutput) }
      return try words.contains("swift-testing")
        ? run.swiftTesting(onOutput, shouldStop) : run.xctest(onOutput, shouldStop)
    }
  }

  /// Where SwiftPM leaves the built specs.
  private static let product = "/debug/KitchenPackageTests.xctest"

  private func play(_ call: ProcessClient.Call, _ onOutput: (ArraySlice<UInt8>) -> Void) throws
    -> ChildProcess.Ending
  {
    let last = call.arguments.last?.split(separator: "/").last.map(String.init) ?? ""
    let word = call.program == "swiftc" ? last : call.arguments.first ?? ""
    let answer = state.withLock { $0.answers["\(call.program) \(word)"] } ?? Answer()
    onOutput(Array(answer.text.utf8)[...])
    if answer.ending == .exited(code: 0) {
      try writeSite(call)
      try writeSpecs(call)
    }
    return answer.ending
  }

  private func writeSpecs(_ call: ProcessClient.Call) throws {
    guard let option = call.arguments.firstIndex(of: "--scratch-path") else { return }
    try FileSystemClient.live.write(Data(), call.arguments[option + 1] + Self.product)
  }

  /// The documentation compiler leaves a site where it is told to.
  private func writeSite(_ call: ProcessClient.Call) throws {
    guard call.arguments.contains("convert"),
      let option = call.arguments.firstIndex(of: "--output-dir")
    else { return }
    for path in ["index.html", "metadata.json", "documentation/workbook/index.html"] {
      let page = Data("<script>var baseUrl = \"/\"</script>".utf8)
      try FileSystemClient.live.write(page, "\(call.arguments[option + 1])/\(path)")
    }
  }

  /// What becomes of a spec: what was set, else what the answer deserves.
  func fate(of spec: FakeSpec, _ call: ProcessClient.Call) -> FakeSpec.Fate {
    if let fate = state.withLock({ $0.fates[spec.sentence] }) { return fate }
    if let constraint = spec.constraint, call.environment["WORKBOOK_AGAIN"] != "\(constraint)" {
      return .isAbsent
    }
    // The specs were built in the `.build` of the workbook or of its copy.
    let place = call.program.split(separator: "/.build/").first.map(String.init)
    let folder = "\(place ?? root)/\(call.environment["WORKBOOK_ANSWERS"] ?? "")/\(spec.key)"
    let names = (try? FileSystemClient.live.swiftFiles(in: folder)) ?? []
    let code = names.compactMap { try? FileSystemClient.live.text("\(folder)/\($0)") }.joined()
    let isWrong =
      code.contains("// TODO \(spec.todo):") || spec.constraint != nil && code.contains("let meter")
      || code.contains("// Rejected by: \(spec.sentence)\n")
    return isWrong ? .fails(spec.message) : .passes
  }
}
