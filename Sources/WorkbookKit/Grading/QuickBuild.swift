import ChildProcess
import Foundation

/// Builds after an edit by repeating the calls of the last build.
///
/// SwiftPM takes a quarter of a second to find out that nothing but the learner's text has changed,
/// and compiles the specs anew only when the answer's interface has changed. This does the same
/// from what it remembers: the inputs of the last build that SwiftPM made, byte for byte, and the
/// interfaces that the specs were compiled against. Whenever it is not sure, SwiftPM is asked.
struct QuickBuild: Sendable {
  let files: Files
  let scratch: String
  let module: String
  /// Everything but the text of the answer's files that the build depends on.
  let inputs: Data
  /// Calls the compiler.
  let compile: @Sendable (Programs.Call) throws -> SpecBuild.Result

  private var inputsRecord: String { "\(scratch)/quick/inputs" }
  private var interfaceRecord: String { "\(scratch)/quick/interface" }
  private var specObjects: SpecObjects {
    SpecObjects(
      files: files, store: "\(scratch)/quick/specs",
      folder: "\(scratch)/debug/\(module)Specs.build")
  }
  private var interface: String { "\(scratch)/debug/Modules/\(module).swiftmodule" }

  /// Repeats the last build; `nil` when SwiftPM must be asked.
  ///
  /// - Throws: `Programs.Interrupted`.
  func run() throws -> SpecBuild.Result? {
    guard let plan, (try? files.read(inputsRecord)) == record(of: plan) else { return nil }
    let compiledAgainst = try? files.read(interfaceRecord)
    // Gone until everything is in step again: what is cut off here compiles all the next time.
    try files.remove(interfaceRecord)

    let answer = try call(plan.answer)
    guard answer.succeeded else { return answer }
    var output = answer.output
    if compiledAgainst == nil || (try? files.read(interface)) != compiledAgainst {
      let specs = try compileSpecs(plan)
      output += specs.output
      guard specs.succeeded else { return specs }
    }
    let link = try call(plan.link + quickLinker(of: plan))
    // SwiftPM links with another linker, which may do better, or say more.
    guard link.succeeded else { return link.ending == .stopped ? link : nil }
    try rememberInterface()
    return SpecBuild.Result(ending: link.ending, output: output)
  }

  /// The toolchain's own linker, if it has one: it takes half the time of the system's.
  private func quickLinker(of plan: BuildPlan) -> [String] {
    let toolchain = plan.link[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let linker = toolchain.joined(separator: "/") + "/ld.lld"
    return files.exists(linker) ? ["-use-ld=lld"] : []
  }

  /// Compiles the specs, unless they have met an answer with this very interface before.
  private func compileSpecs(_ plan: BuildPlan) throws -> SpecBuild.Result {
    guard let interface = try? files.read(interface) else { return try call(plan.specs) }
    if let output = try specObjects.putBack(for: interface) {
      return SpecBuild.Result(ending: .exited(code: 0), output: output)
    }
    let specs = try call(plan.specs)
    if specs.succeeded { try specObjects.keep(for: interface, output: specs.output) }
    return specs
  }

  /// Takes note of a build that SwiftPM made.
  ///
  /// What SwiftPM printed is about the answer and the specs alike. When it warned of something,
  /// nobody can tell of which, and the specs are compiled again the next time.
  func remember(_ result: SpecBuild.Result) throws {
    guard let plan else { return }
    try rememberInterface()
    if !result.output.contains("warning: "), let interface = try? files.read(interface) {
      try specObjects.keep(for: interface, output: "")
    }
    try files.write(record(of: plan), inputsRecord)
  }

  /// Makes the next build SwiftPM's.
  func forget() throws {
    try files.remove("\(scratch)/quick")
  }

  private func rememberInterface() throws {
    guard let bytes = try? files.read(interface) else { return }
    try files.write(bytes, interfaceRecord)
  }

  /// What SwiftPM planned to do in this folder.
  private var plan: BuildPlan? {
    (try? files.text("\(scratch)/debug.yaml")).flatMap { BuildPlan($0, module: module) }
  }

  /// The inputs, and which compiler it was: a toolchain may be replaced.
  private func record(of plan: BuildPlan) -> Data {
    let date = files.changed(files.resolve(plan.answer[0]))?.timeIntervalSince1970 ?? 0
    return inputs + Data("\(plan.answer[0]) \(date)".utf8)
  }

  private func call(_ words: [String]) throws -> SpecBuild.Result {
    try compile(Programs.Call(words[0], Array(words.dropFirst())))
  }
}
