import Foundation
import Testing

@testable import WorkbookKit

@Suite struct StarterComparisonTests {
  private let old = ["A": "1", "B": "1"]
  private let new = ["A": "2", "C": "2"]

  private func fate(_ answer: [String: String]) -> UpgradePlan.Fate {
    StarterComparison(
      answer: bytes(answer), old: bytes(old), new: bytes(new)
    ).fate
  }

  private func bytes(_ texts: [String: String]) -> [String: Data] {
    texts.mapValues { Data($0.utf8) }
  }

  @Test func `the new starter is the same`() {
    #expect(fate(new) == .same)
  }

  @Test(arguments: [
    [:], ["A": "1", "B": "1"],
    // Cut off while the new files were written, and while the old ones were removed.
    ["A": "2", "B": "1"], ["A": "2", "B": "1", "C": "2"],
  ])
  func `a starter, or a half-replaced one, is replaced`(answer: [String: String]) {
    #expect(fate(answer) == .replaced)
  }

  @Test(arguments: [
    ["A": "mine", "B": "1"], ["A": "1", "B": "1", "D": "mine"], ["A": "1", "B": "1", "C": "mine"],
    // One of the old starter's files was taken away by the learner.
    ["A": "1"], ["B": "1", "C": "2"],
  ])
  func `anything of the learner's is kept`(answer: [String: String]) {
    #expect(fate(answer) == .kept(hasNewStarter: true))
  }
}
