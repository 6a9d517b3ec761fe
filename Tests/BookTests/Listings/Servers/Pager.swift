import Synchronization
import Testing

protocol Pager: Sendable {
  func page(_ keeper: String, _ text: String) async throws
}

/// By hand: it keeps what the test wants to see.
final class SpyPager: Pager {
  private let lines = Mutex<[String]>([])
  var paged: [String] { lines.withLock { $0 } }

  func page(_ keeper: String, _ text: String) {
    lines.withLock { $0.append("\(keeper): \(text)") }
  }
}

/// Of the kind that generators write: all that any test could want to see.
final class PagerMock: Pager, @unchecked Sendable {
  var pageCallCount = 0
  var pageArguments: [(keeper: String, text: String)] = []
  var pageHandler: ((String, String) async throws -> Void)?

  func page(_ keeper: String, _ text: String) async throws {
    pageCallCount += 1
    pageArguments.append((keeper: keeper, text: text))
    guard let pageHandler else { fatalError("pageHandler is not set") }
    try await pageHandler(keeper, text)
  }
}

private func warn(_ keepers: [String], by pager: any Pager) async throws {
  for keeper in keepers { try await pager.page(keeper, "Frost tonight.") }
}

@Test func `each keeper is warned once`() async throws {
  let pager = SpyPager()
  try await warn(["Ada", "Ben"], by: pager)
  #expect(pager.paged == ["Ada: Frost tonight.", "Ben: Frost tonight."])
}

@Test func `each keeper is warned once, seen by a generated mock`() async throws {
  let pager = PagerMock()
  pager.pageHandler = { _, _ in }
  try await warn(["Ada", "Ben"], by: pager)
  #expect(pager.pageCallCount == 2)
  #expect(pager.pageArguments.map(\.keeper) == ["Ada", "Ben"])
}
