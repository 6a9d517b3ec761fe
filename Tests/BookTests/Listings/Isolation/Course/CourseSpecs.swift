import Synchronization
import Testing

/// A spy that two tasks may call at once.
final class SpyMat: Mat {
  private let answer: Set<Int>
  private let calls = Mutex(0)

  init(_ answer: Set<Int>) {
    self.answer = answer
  }

  var asked: Int { calls.withLock { $0 } }

  func passed() -> Set<Int> {
    calls.withLock { $0 += 1 }
    return answer
  }
}

@Test func `a runner who started and has not finished is on the road`() async throws {
  let start = SpyMat([7, 12, 31])
  let course = Course(start: start, finish: SpyMat([12]))

  #expect(try await course.onTheRoad() == [7, 31])
  #expect(start.asked == 1)
}
