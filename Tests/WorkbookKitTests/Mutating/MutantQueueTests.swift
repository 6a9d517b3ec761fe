import Testing

@testable import WorkbookKit

@Suite struct MutantQueueTests {
  private let queue = MutantQueue(Mutants.mutants(of: "Till.swift", "f(1)\ng(2)", given: ""))

  private func graded(_ index: Int) -> MutationResult.Graded {
    MutationResult.Graded(mutant: queue.mutants[index], fate: .survived)
  }

  @Test func `our answer comes first, then each mutant once`() {
    #expect((0..<4).map { _ in queue.next() } == [.ours, .mutant(0), .mutant(1), nil])
  }

  @Test func `whoever finishes last gets the outcome, in the mutants' order`() {
    while queue.next() != nil {}

    #expect(queue.finish(1, graded(1)) == nil)
    #expect(queue.finish(ours: nil) == nil)
    #expect(queue.finish(0, graded(0)) == .graded([graded(0), graded(1)]))
  }

  @Test func `when ours is not solved, nothing more is handed out, and that is the outcome`() {
    _ = (queue.next(), queue.next())

    #expect(queue.finish(ours: "It is red.") == nil)
    #expect(queue.next() == nil)
    #expect(queue.finish(0, graded(0)) == .fault("It is red."))
  }

  @Test func `once it is closed, nobody takes a part for the whole`() {
    _ = (queue.next(), queue.next())
    queue.close()

    #expect(queue.next() == nil)
    #expect(queue.finish(ours: nil) == nil)
    #expect(queue.finish(0, graded(0)) == nil)
  }
}
