import ChildProcess
import Foundation
import Synchronization

@testable import WorkbookCore
@testable import workshop

/// A built test program whose specs behave as they are told.
final class FakeSpecs: Sendable {
  enum Behaviour: Equatable, Sendable {
    case passes, fails, crashes, hangs, isSkipped, isPassedOver
    /// It crashes only while other specs run too.
    case crashesInCompany
    /// It passes after so many seconds without a word.
    case takes(alone: Double, inCompany: Double)
    /// It ends the whole process, as if nothing were wrong.
    case exits
    /// It halts the whole process, and alone it is quick enough to be told as passed before.
    case halts
  }

  /// What becomes of the program when it is to list its specs.
  enum Listing: Equatable, Sendable {
    case ends(ChildProcess.Ending)
    case hangs
    /// Each spec is listed twice.
    case stutters
  }

  let specs: [(name: String, behaviour: Behaviour)]
  let framework: Framework
  /// How the process ends when every spec came to its end.
  let ending: ChildProcess.Ending
  let listing: Listing
  let disk = Disk(["/s/debug/PPackageTests.xctest": "a program"])
  let clock = Clock()
  /// How many programs want each core.
  private let crowd: Double
  private let calls = Mutex<[ProcessClient.Call]>([])

  init(
    _ framework: Framework, _ specs: KeyValuePairs<String, Behaviour>,
    ending: ChildProcess.Ending = .exited(code: 0), listing: Listing = .ends(.exited(code: 0)),
    crowd: Double = 1
  ) {
    self.crowd = crowd
    self.framework = framework
    self.listing = listing
    self.specs = specs.map { ($0.key, $0.value) }
    self.ending = ending
  }

  /// How often each set of specs was run, by the number of specs in it.
  var sizesOfRuns: [Int] {
    calls.withLock { $0 }.filter { $0.arguments != ["--list-tests"] }.map { chosen(by: $0).count }
  }

  func outcomes(limit: Double = 10) throws -> SpecRunner.Outcomes {
    try runner.outcomes(of: framework, limit: limit)
  }

  /// What became of each spec, by its name.
  func results(limit: Double = 10) throws -> [String: SpecOutcome] {
    try ends(limit: limit).mapValues(\.outcome)
  }

  func ends(limit: Double = 10) throws -> [String: SpecResult] {
    let results = try outcomes(limit: limit).results
    let names = results.map { result in
      specs.first { result.id?.contains($0.name) == true }?.name ?? ""
    }
    return Dictionary(uniqueKeysWithValues: zip(names, results))
  }

  var runner: SpecRunner {
    get throws {
      var time = clock.time
      time.crowd = { [crowd] in crowd }
      return SpecRunner(
        key: "01-a/01-b",
        product: try TestProduct(
          of: "P", in: "/s", toolchain: .linux, tools: nil, environment: [:], files: disk.files),
        dependencies: .test(files: disk.files, processes: programs, time: time),
        scratch: "/s/run", canary: nil)
    }
  }

  var programs: ProcessClient {
    ProcessClient { call, onOutput, shouldStop in
      self.calls.withLock { $0.append(call) }
      if call.arguments == ["--list-tests"] {
        onOutput(ArraySlice(self.list.utf8))
        return self.endOfListing(shouldStop)
      }
      return withoutActuallyEscaping(onOutput) { onOutput in
        let voice = Voice(call, self.disk, self.framework) { onOutput(ArraySlice($0.utf8)) }
        return self.run(self.chosen(by: call), voice, shouldStop)
      }
    }
  }

  private var list: String {
    let lines = specs.map { "P.Specs/\($0.name)\n" }.joined()
    return "Listing \(specs.count) tests in debug.xctest:\n\n"
      + (listing == .stutters ? lines + lines : lines)
  }

  private func endOfListing(_ shouldStop: () -> Bool) -> ChildProcess.Ending {
    switch listing {
    case .ends(let ending): return ending
    case .stutters: return .exited(code: 0)
    case .hangs:
      while !shouldStop() { clock.advance(by: 0.5) }
      return .stopped
    }
  }

  /// The specs that a call runs: all, or the one that it names.
  private func chosen(by call: ProcessClient.Call) -> [(name: String, behaviour: Behaviour)] {
    guard let id = call.arguments.last, framework == .xctest || id.hasPrefix("^") else {
      return framework == .xctest || call.arguments.last == "6.3" ? specs : []
    }
    return specs.filter { id.contains($0.name) }
  }

  private func run(
    _ chosen: [(name: String, behaviour: Behaviour)], _ voice: Voice, _ shouldStop: () -> Bool
  ) -> ChildProcess.Ending {
    voice.begin(
      chosen.map(\.name),
      starting: chosen.filter { $0.behaviour != .isPassedOver && $0.behaviour != .isSkipped }
        .map(\.name))
    for (name, behaviour) in chosen where behaviour != .isPassedOver {
      voice.start(name)
      switch behaviour {
      case .passes, .isPassedOver: voice.end(name, .passed)
      case .fails: voice.end(name, .failed)
      case .isSkipped: voice.end(name, .skipped)
      case .crashesInCompany where chosen.count == 1: voice.end(name, .passed)
      case .crashes, .crashesInCompany:
        voice.say("P/F.swift:7: Fatal error: \(name) fell\n")
        return .crashed(signal: 5)
      case .exits: return .exited(code: 0)
      case .takes(let alone, let inCompany):
        let end = clock.time.seconds() + (chosen.count == 1 ? alone : inCompany)
        while clock.time.seconds() < end {
          if shouldStop() { return .stopped }
          clock.advance(by: 0.5)
        }
        voice.end(name, .passed)
      case .hangs, .halts:
        if behaviour == .halts, chosen.count == 1 { voice.end(name, .passed) }
        while !shouldStop() { clock.advance(by: 0.5) }
        return .stopped
      }
    }
    voice.finish(having: chosen.filter { $0.behaviour != .isPassedOver }.count)
    return ending
  }
}
