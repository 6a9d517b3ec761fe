import Foundation

/// The compiler's and the linker's calls for one exercise, as SwiftPM planned them.
///
/// SwiftPM writes its plan to a file for its build engine: a command begins with its quoted name
/// and has a line `args:` with a JSON array (seen with Swift 6.3). When the file is written
/// differently, there is no plan, and SwiftPM is asked.
struct BuildPlan: Equatable {
  let answer: [String]
  let specs: [String]
  let link: [String]

  init?(_ text: String, module: String) {
    let commands = text.split(separator: "\n  \"C.").dropFirst()
    func arguments(_ start: String, _ end: String) -> [String]? {
      let matching = commands.filter { command in
        let name = command.prefix { $0 != "\"" }
        return name.hasPrefix(start) && name.hasSuffix(end)
      }
      guard matching.count == 1 else { return nil }
      return Self.arguments(of: matching[0])
    }
    guard
      let answer = arguments("\(module)-", "debug.module"),
      let specs = arguments("\(module)Specs-", "debug.module"),
      let link = arguments("", "debug.test")
    else { return nil }
    self.answer = answer
    self.specs = specs
    self.link = link
  }

  private static func arguments(of command: Substring) -> [String]? {
    let line = command.split(separator: "\n").first { $0.hasPrefix("    args: ") }
    guard let line, command.contains("\n    tool: shell\n") else { return nil }
    let array = try? JSONDecoder().decode(
      [String].self, from: Data(line.dropFirst("    args: ".count).utf8))
    // Without the first the compiler speaks to people instead of to SwiftPM; without the second it
    // does not remark each time that all files are compiled.
    return array?.filter { !["-parseable-output", "-incremental"].contains($0) }
  }
}
