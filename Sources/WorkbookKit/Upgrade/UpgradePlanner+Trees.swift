import Foundation

extension UpgradePlanner {
  /// The folders in which nothing is the learner's: what the newer workbook lacks there goes.
  private static let ours: Set<String> = ["Sources", "Tests", "docs", "Solutions", ".starters"]

  /// What a handout lacks, and what must not come into it with an upgrade from a whole copy.
  private static let notInHandouts: Set<String> = [".ci", ".github", "Solutions"]

  /// A file or a folder beside `Package.swift`.
  func addTree(_ name: String, to plan: inout UpgradePlan) throws {
    if Self.notInHandouts.contains(name), files.kind("\(here.root)/\(name)") == nil { return }
    let (old, new) = ("\(here.root)/\(name)", "\(newer.root)/\(name)")
    guard files.kind(new) == .folder else { return try add(name, standing: name, to: &plan) }
    let kind = files.kind(old)
    if kind != nil, kind != .folder { plan.changes.append(.remove(name)) }
    let paths = files.tree(new).filter { path in
      !path.hasSuffix(".DS_Store") && (name != "Tests" || isWanted(test: path))
    }
    let gone =
      Self.ours.contains(name) && kind == .folder
      ? Set(files.tree(old)).subtracting(paths).sorted() : []
    // A file that stands where a folder is to be must go first.
    let inTheWay = gone.filter { file in paths.contains { $0.hasPrefix("\(file)/") } }
    plan.changes += inTheWay.map { .remove("\(name)/\($0)") }
    for path in paths { try add("\(name)/\(path)", standing: "\(name)/\(path)", to: &plan) }
    plan.changes += gone.filter { !inTheWay.contains($0) }.map { .remove("\(name)/\($0)") }
  }

  /// Puts one of the newer workbook's files in place when the learner has another one there.
  ///
  /// - Parameter standing: Where that file is in the learner's copy now.
  func add(_ path: String, standing: String, to plan: inout UpgradePlan) throws {
    let old = "\(here.root)/\(standing)"
    switch files.kind("\(newer.root)/\(path)") {
    case .file:
      guard files.kind(old) != .file || !isSame(old, "\(newer.root)/\(path)") else { return }
      plan.changes.append(.put(source: path, at: path))
    case .link(let text) where Self.staysInside(path, text):
      guard files.kind(old) != .link(to: text) else { return }
      plan.changes.append(.link(to: text, at: path))
    default:
      plan.leftOut.append(path)
    }
  }

  /// Of the tests, a handout has the specs alone.
  private func isWanted(test path: String) -> Bool {
    let part = path.prefix { $0 != "/" }
    return part == "Specs" || files.kind("\(here.root)/Tests/\(part)") != nil
  }

  func isSame(_ first: String, _ second: String) -> Bool {
    guard let first = try? files.read(first) else { return false }
    return first == (try? files.read(second))
  }

  /// Whether a link leads to somewhere in the workbook, wherever that lies.
  static func staysInside(_ path: String, _ text: String) -> Bool {
    guard !text.isEmpty, !text.hasPrefix("/") else { return false }
    var depth = path.split(separator: "/").count - 1
    for part in text.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return false }
    }
    return true
  }
}
