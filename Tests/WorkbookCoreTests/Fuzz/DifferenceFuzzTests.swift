import Foundation
import Fuzzing
import Testing

@testable import WorkbookCore
@testable import workbook

@Suite struct DifferenceFuzzTests {
  /// Two texts of few different lines, the second mostly the first with changes.
  private func texts(_ random: inout Seeded) -> (String, String) {
    let lines = random.some(12) { $0.one(of: ["", "a", "b", "}", "  tea", "é", "漢字"]) }
    var changed = lines
    for _ in 0..<random.below(5) where !changed.isEmpty {
      let place = random.below(changed.count)
      switch random.below(3) {
      case 0: changed.remove(at: place)
      case 1: changed.insert(random.line(upTo: 3), at: place)
      default: changed[place] = random.line(upTo: 3)
      }
    }
    let end = random.one(of: ["\n", "\r\n"])
    let close = random.one(of: ["", end])
    return (lines.joined(separator: end) + close, changed.joined(separator: "\n"))
  }

  private func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  @Test func `the difference makes the new text out of the old one, and back`() throws {
    try Fuzz.cases(500) { random in
      let (old, new) = texts(&random)
      let difference = LineDifference(from: old, to: new, context: .max)
      var (before, after): ([String], [String]) = ([], [])
      for line in difference.lines {
        switch line {
        case .same(let text):
          before.append(text)
          after.append(text)
        case .removed(let text): before.append(text)
        case .added(let text): after.append(text)
        case .gap: Issue.record("a gap, \(random)")
        }
      }
      if difference.isEmpty {
        try #require(lines(of: old) == lines(of: new), "\(random)")
      } else {
        try #require(before == lines(of: old) && after == lines(of: new), "\(random)")
      }
    }
  }

  @Test func `what is left out is the same in both, and far from every change`() throws {
    try Fuzz.cases(300) { random in
      let (old, new) = texts(&random)
      let whole = LineDifference(from: old, to: new, context: .max).lines
      let context = random.below(4)
      let short = LineDifference(from: old, to: new, context: context).lines

      try #require(short.filter(\.isChange) == whole.filter(\.isChange), "\(random)")
      let runs = short.split { $0.isChange }
      try #require(runs.allSatisfy { $0.count <= 2 * context + 1 || !$0.contains(.gap) })
      try #require(!zip(short, short.dropFirst()).contains { $0 == .gap && $1 == .gap })
    }
  }

  @Test func `a starter that was touched is never replaced`() throws {
    try Fuzz.cases(500) { random in
      let old = random.folder()
      let new = random.once(in: 4) ? old : random.folder()
      var answer = random.once(in: 3) ? random.folder() : old
      if random.once(in: 2) { answer["Mine.swift"] = Data("mine \(random.below(3))".utf8) }
      guard !new.isEmpty else { return }
      let (fate, result) = try upgraded(answer, old, new)

      let theirs = answer.filter { $1 != old[$0] && $1 != new[$0] }
      try #require(theirs.allSatisfy { result[$0] == $1 }, "\(random)")
      guard fate == .replaced else { return }
      try #require(result == new, "\(random)")
      let again = try upgraded(result, new, new).fate
      try #require(again == .same, "\(random)")
    }
  }

  /// What becomes of an answer whose starter changes, and which files it has then.
  private func upgraded(
    _ answer: [String: Data], _ old: [String: Data], _ new: [String: Data]
  ) throws -> (fate: UpgradedExercise.Fate, files: [String: Data]) {
    let exercise = Exercise(stageFolder: "01-a", folder: "01-b", number: "1.1", minutes: 5)
    let stage = Stage(folder: "01-a", number: 1, exercises: [exercise])
    let syllabus = Syllabus(stages: [stage])
    let disk = Disk()
    let (here, newer) = (
      Workbook(root: "/here", syllabus: syllabus, .test(files: disk.files)),
      Workbook(root: "/newer", syllabus: syllabus, .test(files: disk.files))
    )
    for (folder, files) in [
      (here.folder(exercise), answer), (here.starter(exercise), old),
      (newer.starter(exercise), new),
    ] {
      for (name, data) in files { try disk.files.write(data, "\(folder)/\(name)") }
    }
    let upgraded = try UpgradedExercise.all(from: here, to: newer)[0]
    return (upgraded.fate, try upgraded.sources.mapValues(disk.files.read))
  }
}

extension LineDifference.Line {
  fileprivate var isChange: Bool {
    switch self {
    case .added, .removed: true
    case .same, .gap: false
    }
  }
}

extension Seeded {
  /// A starter's folder of a few files, one of them the world's.
  fileprivate mutating func folder() -> [String: Data] {
    var folder: [String: Data] = [:]
    for name in ["A.swift", "B.swift", "World.swift"] where !once(in: 5) {
      let marker = name == "World.swift" ? Starter.worldMarker + "\n" : ""
      folder[name] = Data("\(marker)text \(below(3))".utf8)
    }
    return folder
  }
}
