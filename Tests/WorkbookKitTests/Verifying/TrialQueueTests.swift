import Testing

@testable import WorkbookKit

@Suite struct TrialQueueTests {
  private let named = SpecResult(sentence: "it waits", id: "Specs/`it waits`()", outcome: .passed)

  private func queue(_ trials: (Trial.Kind, Set<String>)...) -> TrialQueue {
    TrialQueue(
      trials.enumerated().map { index, trial in
        Trial(
          kind: trial.0, name: "\(index)", base: "", overlay: nil, names: trial.1,
          header: ["Rejected by": "it waits"])
      })
  }

  private func report(_ verdict: Verdict) -> GradeReport {
    var report = GradeReport(
      exercise: .inheritedObject, answers: "", verdict: verdict)
    report.specs = [named]
    return report
  }

  @Test func `our answer is first, and one at a time is handed to each who asks`() throws {
    let queue = queue((.solution, []), (.starter, []), (.accepted, []))

    #expect((0..<4).map { _ in queue.next()?.index } == [0, 1, 2, nil])
  }

  @Test func `a rejected answer waits for the specs of ours, and comes with the one it names`()
    throws
  {
    let queue = queue((.solution, []), (.rejected, []), (.starter, []))
    let own = try #require(queue.next())
    let starter = try #require(queue.next())

    #expect(starter.trial.kind == .starter)
    #expect(queue.next() == nil)
    #expect(queue.finish(own, report(.solved)) == nil)
    let rejected = try #require(queue.next())
    #expect(rejected.index == 1)
    #expect(rejected.named == named)
    #expect(starter.named == nil)
  }

  @Test func `when ours is not solved, nothing more is handed out`() throws {
    let queue = queue((.solution, []), (.starter, []), (.accepted, []), (.rejected, []))
    let own = try #require(queue.next())
    let starter = try #require(queue.next())

    #expect(queue.finish(own, report(.red)) == nil)
    #expect(queue.next() == nil)
    #expect(queue.finish(starter, report(.red))?.keys.sorted() == [0, 1])
  }

  @Test func `whoever finishes the last trial gets all reports, and nobody else does`() throws {
    let queue = queue((.solution, []), (.starter, []))
    let own = try #require(queue.next())
    let starter = try #require(queue.next())

    #expect(queue.finish(starter, report(.red)) == nil)
    let reports = queue.finish(own, report(.solved))
    #expect(reports?[0]?.verdict == .solved)
    #expect(reports?[1]?.verdict == .red)
  }

  @Test func `files of the same names stand together, those of ours first`() {
    let queue = queue(
      (.solution, ["A"]), (.starter, ["A", "B"]), (.accepted, ["A"]), (.accepted, ["A", "C"]),
      (.accepted, ["A", "B"]), (.accepted, ["A"]))

    #expect((0..<6).map { _ in queue.next()?.index } == [0, 2, 5, 1, 4, 3])
  }

  @Test func `once it is closed, nothing is handed out, and nobody takes a part for the whole`()
    throws
  {
    let queue = queue((.solution, []), (.starter, []))
    let own = try #require(queue.next())
    queue.close()

    #expect(queue.next() == nil)
    #expect(queue.finish(own, report(.solved)) == nil)
  }
}
