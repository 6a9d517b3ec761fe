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
    // What stands behind the last line's end is no line.
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func everyLine(from old: [String], to new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
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
    let changes = lines.indices.filter { !lines[$0].isSame }
    var kept: [Line] = []
    var isInGap = false
    for index in lines.indices {
      if changes.contains(where: { abs($0 - index) <= context }) {
        kept.append(lines[index])
        isInGap = false
      } else if !isInGap, !changes.isEmpty {
        kept.append(.gap)
        isInGap = true
      }
    }
    return kept
  }
}

extension LineDifference.Line {
  fileprivate var isSame: Bool {
    if case .same = self { true } else { false }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
