/// What changes from one text to another, line by line, with a little of what stays around it.
public struct LineDifference: Equatable, Sendable {
  public enum Line: Equatable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
    /// Lines that are the same in both and are left out here.
    case gap
  }

  public let lines: [Line]

  public var isEmpty: Bool { lines.isEmpty }

  /// - Parameter context: How many unchanged lines are kept on either side of a change.
  public init(from old: String, to new: String, context: Int = 3) {
    lines = Self.abridged(
      Self.everyLine(from: Self.lines(of: old), to: Self.lines(of: new)), context: context)
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    // Nothing follows the end of the last line.
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func everyLine(from old: [String], to new: [String]) -> [Line] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  private static func abridged(_ lines: [Line], context: Int) -> [Line] {
    let changes = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    guard !changes.isEmpty else { return [] }
    return lines.indices.reduce(into: []) { kept, index in
      if changes.contains(where: { abs($0 - index) <= context }) {
        kept.append(lines[index])
      } else if kept.last != .gap {
        kept.append(.gap)
      }
    }
  }
}
