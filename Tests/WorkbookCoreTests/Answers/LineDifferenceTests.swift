import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct LineDifferenceTests {
  private func difference(_ old: [String], _ new: [String], context: Int = 3) -> LineDifference {
    LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"), context: context)
  }

  @Test(arguments: [[], ["a"], ["a", "", "b", ""]])
  func `equal texts have none`(lines: [String]) {
    #expect(difference(lines, lines).isEmpty)
  }

  @Test func `an added line is told among its neighbours`() {
    #expect(
      difference(["a", "c"], ["a", "b", "c"]).lines == [.same("a"), .added("b"), .same("c")])
  }

  @Test func `a removed line is told among its neighbours`() {
    #expect(
      difference(["a", "b", "c"], ["a", "c"]).lines == [.same("a"), .removed("b"), .same("c")])
  }

  @Test func `a changed line is removed, then added`() {
    #expect(
      difference(["a", "b", "c"], ["a", "x", "c"]).lines
        == [.same("a"), .removed("b"), .added("x"), .same("c")])
  }

  @Test func `what is far from a change is a gap`() {
    let lines = ["1", "2", "3", "4", "x", "6", "7", "8", "9"]
    var changed = lines
    changed[4] = "y"

    #expect(
      difference(lines, changed, context: 1).lines
        == [.gap, .same("4"), .removed("x"), .added("y"), .same("6"), .gap])
  }

  @Test func `two changes far apart have one gap between them`() {
    let lines = difference(
      ["a", "1", "2", "3", "b"], ["A", "1", "2", "3", "B"], context: 1
    ).lines
    #expect(
      lines == [
        .removed("a"), .added("A"), .same("1"), .gap, .same("3"), .removed("b"), .added("B"),
      ])
  }

  @Test(arguments: [(["a"], ["a", ""]), ([""], [])])
  func `what stands behind the last line's end is no line`(old: [String], new: [String]) {
    #expect(difference(old, new).isEmpty)
  }

  @Test func `an empty line at the end is one`() {
    #expect(difference(["a", ""], ["a", "", ""]).lines == [.same("a"), .added("")])
  }

  @Test func `from nothing all lines are added`() {
    #expect(difference([], ["a", "b", ""]).lines == [.added("a"), .added("b")])
  }

  @Test func `applied to the old text it gives the new one`() {
    let old = ["a", "b", "c", "a", "b", "b", "a"]
    let new = ["c", "b", "a", "b", "a", "c"]
    let lines = difference(old, new, context: 99).lines

    #expect(lines.compactMap(\.old) == old)
    #expect(lines.compactMap(\.new) == new)
  }
}

extension LineDifference.Line {
  fileprivate var old: String? {
    switch self {
    case .same(let line), .removed(let line): line
    case .added, .gap: nil
    }
  }

  fileprivate var new: String? {
    switch self {
    case .same(let line), .added(let line): line
    case .removed, .gap: nil
    }
  }
}
