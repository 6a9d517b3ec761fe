import Testing

@testable import WorkbookCore

@Suite struct ConcurrentlyTests {
  private struct Failure: Error, Equatable {
    let item: Int
  }

  @Test func `results come in the order of the items`() throws {
    #expect(try concurrently(Array(0..<50)) { $0 * 2 } == (0..<50).map { $0 * 2 })
  }

  @Test func `the first item's error is thrown`() {
    #expect(throws: Failure(item: 3)) {
      try concurrently(Array(0..<10)) { if $0 >= 3 { throw Failure(item: $0) } }
    }
  }
}
