import Foundation
import WorkbookCore

extension Verifier {
  /// How big a file may be that learners read at once.
  private static let screen = (lines: 70, columns: 80)
  /// How big a file may be that grows from exercise to exercise.
  private static let library = (lines: 270, columns: 100)

  /// The starter is pristine and short, and gives as much guidance as its stage allows.
  func starterFaults() -> [Fault] {
    let folder = workbook.starter(exercise)
    guard let code = try? files.sources(in: folder), !code.isEmpty else {
      return ["There is no pristine starter: \(workbook.relative(folder))"]
    }
    var faults = driftFaults(code)
    for (name, data) in code.sorted(by: { $0.key < $1.key }) {
      let text = String(decoding: data, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let carriedOn = CarriedOnFile(text)
      let size = carriedOn == nil ? Self.screen : Self.library
      faults.require(
        lines.count - 1 <= size.lines,
        "\(name) has \(lines.count - 1) lines; \(size.lines) are the most.")
      if let long = lines.firstIndex(where: { $0.count > size.columns }) {
        faults.append("\(name):\(long + 1) is wider than \(size.columns) columns.")
      }
      faults += carriedOn.map { self.faults(of: $0, name) } ?? []
    }
    return faults + guidanceFaults(code)
  }

  /// Guidance fades: stage 1 has numbered steps, the stages after it have goals, from stage 5 on
  /// nothing marks a place inside a declaration, and a kata gives none.
  private func guidanceFaults(_ code: [String: Data]) -> [Fault] {
    let texts = code.sorted { $0.key < $1.key }
      .map { (name: $0.key, text: String(decoding: $0.value, as: UTF8.self)) }
    let todos = Set(
      texts.flatMap { $0.text.matches(of: /\/\/ TODO (\d+):/) }.compactMap { Int($0.output.1) })
    let steps = Set(brief?.page.section("Your task")?.numbers ?? [])
    if exercise.isKata {
      return texts.filter { $0.text.contains("TODO") }.map { "\($0.name) of a kata has a TODO." }
    }
    let stage = exercise.number.prefix { $0 != "." }
    if stage == "1" {
      return todos == steps && !todos.isEmpty
        ? [] : ["The TODOs \(todos.sorted()) are not the steps \(steps.sorted()) of “Your task”."]
    }
    var faults: [Fault] = []
    faults.require(
      todos.isEmpty && steps.isEmpty,
      "From stage 2 on, neither “Your task” nor the TODOs are numbered: the steps stand in hint 1.")
    if let stage = Int(stage), stage >= 5 {
      faults += texts.filter { $0.text.contains(/\n +\/\/ TODO/) }.map {
        "\($0.name) has a TODO inside a declaration. From stage 5 on, it stands at the margin, if at all."
      }
    }
    return faults
  }

  /// In the repository, `Exercises` holds the pristine starters.
  private func driftFaults(_ pristine: [String: Data]) -> [Fault] {
    let present = (try? files.sources(in: workbook.folder(exercise))) ?? [:]
    return Set(pristine.keys).union(present.keys).sorted()
      .filter { pristine[$0] != present[$0] }
      .map {
        """
        \($0) differs between Exercises/ and .starters/. Both hold the pristine starter: copy the \
        right one over the other.
        """
      }
  }

  /// What a file that is carried on says otherwise than the solution that it comes from.
  private func faults(of file: CarriedOnFile, _ name: String) -> [Fault] {
    guard let source = workbook.syllabus.exercises.first(where: { $0.number == file.number }),
      let solution = try? files.text("\(workbook.solution(source))/\(name)")
    else {
      return ["\(name) is carried on from \(file.number), whose solution has no such file."]
    }
    guard let line = file.drift(from: solution) else { return [] }
    return [
      """
      \(name) has drifted from the solution of \(file.number), which it carries on: without a TODO, \
      it changes the line `\(line.drop { $0 == " " })`
      """
    ]
  }
}

/// A file that carries on the one of an exercise before, and says so on its first line.
///
/// After `// Carried on from 6.2.` stands what the solution of 6.2 ended with. A starter adds its
/// stubs to it, and changes it at its TODOs, and in the declarations that the first lines name:
/// `// Carried on from 6.2. Changed: register, Lifetime.` Anything else is drift.
struct CarriedOnFile {
  /// The number of the exercise that it is carried on from.
  let number: String
  private let text: String
  private let changed: [Substring]

  /// `nil` when the file does not say that it is carried on.
  init?(_ text: String) {
    let lines = Self.lines(of: text)
    let end = lines.firstIndex { !$0.hasPrefix("// ") || $0.hasSuffix(".") } ?? 0
    let head = lines.prefix(end + 1).joined(separator: " ").replacing(" // ", with: " ")
    let form = /\/\/ Carried on from (\d+\.\d+)\.(?: Changed: (.+)\.)?/
    guard let match = head.wholeMatch(of: form) else { return nil }
    number = String(match.output.1)
    changed = match.output.2?.split(separator: ", ") ?? []
    self.text = lines.dropFirst(end + 1).joined(separator: "\n")
  }

  /// The first line of the solution that was changed or removed where no TODO stands nearby.
  func drift(from solution: String) -> String? {
    let old = CarriedOnFile(solution)?.text ?? solution
    return LineDifference(from: unchanged(of: old), to: unchanged(of: text), context: 2).lines
      .split(separator: .gap)
      .lazy.compactMap(Self.drift(in:)).first
  }

  private static func drift(in change: ArraySlice<LineDifference.Line>) -> String? {
    var removed: [String] = []
    for line in change {
      switch line {
      case .added(let text) where text.contains("// TODO"): return nil
      case .removed(let text): removed.append(text)
      case .added, .same, .gap: break
      }
    }
    return removed.first
  }

  /// The text without the declarations that the first lines name.
  private func unchanged(of text: String) -> String {
    var end: String?
    return Self.lines(of: text).filter { line in
      if end == nil { end = Self.end(ofDeclarationAt: line, among: changed) }
      defer { if end == String(line) { end = nil } }
      return end == nil
    }
    .joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The last line of the declaration that begins here, if it is one of these.
  private static func end(
    ofDeclarationAt line: Substring, among names: [Substring]
  ) -> String? {
    let declaration = /( *)(?:[a-z]+ )*(class|struct|enum|protocol|extension|func|var|let) (\w+).*/
    guard let match = line.wholeMatch(of: declaration), names.contains(match.output.3) else {
      return nil
    }
    let isProperty = match.output.2 == "let" || match.output.2 == "var"
    let isOneLine = line.hasSuffix("}") || isProperty && !line.hasSuffix("{")
    return isOneLine ? String(line) : "\(match.output.1)}"
  }
}
