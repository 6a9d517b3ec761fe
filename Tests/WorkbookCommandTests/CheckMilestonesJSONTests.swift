import Foundation
import Testing

/// What other programs read.
@Suite struct CheckMilestonesJSONTests {
  private struct Report: Decodable {
    let milestones: [Milestone]?

    struct Milestone: Decodable, Equatable {
      let number: Int
      let title: String
      let minutes: Int?
      let isReached: Bool
      let specs: [String]
    }
  }

  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private func milestones() throws -> [Report.Milestone]? {
    let text = book.run("check", "--json", "1.1").out
    return try JSONDecoder().decode([Report].self, from: Data(text.utf8)).first?.milestones
  }

  @Test func `each milestone has its specs, and whether it is reached`() throws {
    try book.divideKettle()
    try book.reachFirstMilestone()

    #expect(
      try milestones() == [
        Report.Milestone(
          number: 1, title: "it reads the meter it was given", minutes: 2, isReached: true,
          specs: ["it asks the meter it was given", "it boils the water once"]),
        Report.Milestone(
          number: 2, title: "it takes its time", minutes: 3, isReached: false,
          specs: ["it waits for the lid", "it forgets the last cup"]),
      ])
  }

  @Test func `an exercise without milestones does not speak of them`() throws {
    #expect(try milestones() == nil)
  }
}
