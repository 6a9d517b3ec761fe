import Synchronization
import Testing

@testable import WorkbookKit

@Suite struct InOrderTests {
  @Test func `what comes early waits for all before it`() {
    let passed = Mutex<[String]>([])
    let results = InOrder<String> { result in passed.withLock { $0.append(result) } }

    results.take("c", at: 2)
    results.take("b", at: 1)
    #expect(passed.withLock { $0 } == [])
    results.take("a", at: 0)
    #expect(passed.withLock { $0 } == ["a", "b", "c"])
    results.take("d", at: 3)
    #expect(passed.withLock { $0 } == ["a", "b", "c", "d"])
  }
}
