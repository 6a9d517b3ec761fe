import ChildProcess
import Foundation

/// Builds after an edit by repeating the calls of the last build.
///
/// SwiftPM takes a quarter of a second to find out that nothing but the learner's text has changed,
/// and compiles the specs anew only when the answer's interface has changed. This does the same
/// from what it remembers: the inputs of the last build that SwiftPM made, byte for byte, and the
/// interface that the specs were compiled against. Whenever it is not sure, SwiftPM is asked.
struct QuickBuild: Sendable {
  let files: FileSystemClient
  let scratch: String
  let module: String
  /// Everything but the text of the answer's files that the build depends on.
  let inputs: Data
  /// Calls the compiler.
  let compile: @Sendable (ProcessClient.Call) throws -> SpecBuild.Result

  private var inputsRecord: String { "\(scratch)/quick/inputs" }
  private var interfaceRecord: String { "\(scratch)/quick/interface" }
  private var outputRecord: String { "\(scratch)/quick/output" }
  private var interface: String { "\(scratch)/debug/Modules/\(module).swiftmodule" }

  /// Repeats the last build; `nil` when SwiftPM must be asked.
  ///
  /// - Throws: `ProcessClient.Interrupted`.
  func run() throws -> SpecBuild.Result? {
    guard let plan, (try? files.read(inputsRecord)) == record(of: plan) else { return nil }
    let answer = try call(plan.answer)
    guard answer.succeeded else { return answer }
    let specs = try compileSpecs(plan)
    guard specs.succeeded else { return specs }
    let link = try call(plan.link + quickLinker(of: plan))
    // SwiftPM links with another linker, which may do better, or say more.
    guard link.succeeded else { return link.ending == .stopped ? link : nil }
    return SpecBuild.Result(ending: link.ending, output: answer.output + specs.output)
  }

  /// The toolchain's own linker, if it has one: it takes half the time of the system's.
  private func quickLinker(of plan: BuildPlan) -> [String] {
    let toolchain = plan.link[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let linker = toolchain.joined(separator: "/") + "/ld.lld"
    return files.exists(linker) ? ["-use-ld=lld"] : []
  }

  /// Compiles the specs, unless they were last compiled against this very interface.
  private func compileSpecs(_ plan: BuildPlan) throws -> SpecBuild.Result {
    let interface = try? files.read(interface)
    if interface?.isEmpty == false, interface == (try? files.read(interfaceRecord)) {
      return SpecBuild.Result(ending: .exited(code: 0), output: try files.text(outputRecord))
    }
    try files.remove(interfaceRecord)
    let specs = try call(plan.specs)
    if specs.succeeded { try keep(interface, output: specs.output) }
    return specs
  }

  /// Takes note of a build that SwiftPM made.
  ///
  /// What SwiftPM printed is about the answer and the specs alike. When it warned of something,
  /// its source is unknown, and the specs are compiled again the next time.
  func remember(_ result: SpecBuild.Result) throws {
    guard let plan else { return }
    if !result.output.contains("warning: ") { try keep(try? files.read(interface), output: "") }
    try files.write(record(of: plan), inputsRecord)
  }

  /// Notes which interface the specs were compiled against, and what the compiler said.
  private func keep(_ interface: Data?, output: String) throws {
    try files.write(Data(output.utf8), outputRecord)
    try files.write(interface ?? Data(), interfaceRecord)
  }

  /// Makes the next build SwiftPM's.
  func forget() throws {
    try files.remove("\(scratch)/quick")
  }

  private var plan: BuildPlan? { BuildPlan(of: module, in: scratch, files) }

  /// The inputs, and which compiler it was: a toolchain may be replaced.
  private func record(of plan: BuildPlan) -> Data {
    let date = files.changed(files.resolve(plan.answer[0]))?.timeIntervalSince1970 ?? 0
    return inputs + Data("\(plan.answer[0]) \(date)".utf8)
  }

  private func call(_ words: [String]) throws -> SpecBuild.Result {
    try compile(ProcessClient.Call(words[0], Array(words.dropFirst())))
  }
}

/// The compiler's and the linker's calls for one exercise, as SwiftPM planned them.
///
/// SwiftPM writes its plan to a file for its build engine: a command begins with its quoted name
/// and has a line `args:` with a JSON array (seen with Swift 6.3). When the file is written
/// differently, there is no plan, and SwiftPM is asked.
struct BuildPlan: Equatable {
  let answer: [String]
  let specs: [String]
  let link: [String]
  /// The paths of the objects that are linked.
  let objects: [String]

  /// The folder of the toolchain's programs.
  var tools: String { answer[0].parentPath }

  /// What SwiftPM planned to do in a folder; `nil` when it left no plan, or one of another form.
  init?(of module: String, in scratch: String, _ files: FileSystemClient) {
    guard let text = try? files.text("\(scratch)/debug.yaml") else { return nil }
    self.init(text, module: module)
  }

  init?(_ text: String, module: String) {
    let commands = text.split(separator: "\n  \"C.").dropFirst()
    func words(_ label: String, _ start: String, _ end: String) -> [String]? {
      let matching = commands.filter { command in
        let name = command.prefix { $0 != "\"" }
        return name.hasPrefix(start) && name.hasSuffix(end)
      }
      let lines = matching.first?.split(separator: "\n") ?? []
      let label = "    \(label): "
      guard matching.count == 1, lines.contains("    tool: shell"),
        let line = lines.first(where: { $0.hasPrefix(label) })
      else { return nil }
      return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(label.count).utf8))
    }
    guard
      let answer = words("args", "\(module)-", "debug.module"),
      let specs = words("args", "\(module)Specs-", "debug.module"),
      let link = words("args", "", "debug.test"), let inputs = words("inputs", "", "debug.test")
    else { return nil }
    self.answer = Self.withoutReports(answer)
    self.specs = Self.withoutReports(specs)
    self.link = Self.withoutReports(link)
    objects = inputs.filter { $0.hasSuffix(".o") }
  }

  /// Without `-parseable-output` the compiler speaks to people instead of to SwiftPM; without
  /// `-incremental` it does not remark each time that all files are compiled. The index, which takes
  /// a tenth of the time, is for SwiftPM's search for tests, and for editors.
  private static func withoutReports(_ words: [String]) -> [String] {
    var words = words.filter { !["-parseable-output", "-incremental"].contains($0) }
    if let index = words.firstIndex(of: "-index-store-path") {
      words.removeSubrange(index...index + 1)
    }
    return words
  }
}
