import Foundation
import Synchronization

@testable import WorkbookCore

/// A clock that stands still until it is moved. It starts on 31 January 2026, 14:05:09 UTC.
final class FakeClock: Sendable {
  private let elapsed = Mutex(0.0)

  func advance(by seconds: Double) { elapsed.withLock { $0 += seconds } }

  var time: TimeClient {
    TimeClient(
      now: { Date(timeIntervalSince1970: 1_769_868_309 + self.elapsed.withLock { $0 }) },
      seconds: { self.elapsed.withLock { $0 } },
      sleep: { self.advance(by: $0) })
  }
}
