import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ClassCellTests {
  @Test func `every verdict has a sign and words of its own`() {
    let all: [Verdict?] = Verdict.allCases + [nil]
    let cells = all.map { cell($0) }

    #expect(Set(cells.map(\.sign)).count == all.count)
    #expect(Set(cells.map(\.words)).count == all.count)
  }

  @Test func `a red one says how many specs pass`() {
    #expect(cell(.red).caption == "1/2")
    #expect(cell(.red).words == "red, 1 of 2 specs pass")
  }

  @Test func `to those who hear it, it names the spec to look at first`() {
    #expect(cell(.red).wordsWithSpec == "red, 1 of 2 specs pass: “it stops”")
    #expect(cell(.doesNotCompile).wordsWithSpec == "does not compile")
    #expect(cell(.solved).wordsWithSpec == "solved")
  }

  @Test func `the better sorts higher`() {
    let order: [Verdict?] = [
      nil, .notBegun, .notGraded, .hung, .crashed, .doesNotCompile, .red, .solved,
    ]
    let ranks = order.map { cell($0).rank }

    #expect(ranks == ranks.sorted())
    #expect(Set(ranks).count == order.count)
  }

  private func cell(_ standing: Verdict?) -> ClassCell {
    let exercise = ClassRoom.standing(standing ?? .solved)
    let room = ClassReport(reports: [
      standing == nil ? ClassRoom.report("Ada") : ClassRoom.report("Ada", exercise),
      ClassRoom.report("Zoe", exercise),
    ])
    return ClassCell(room.learners[0], room.exercises[0])
  }
}
