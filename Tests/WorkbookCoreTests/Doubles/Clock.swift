import Foundation
import Synchronization

@testable import WorkbookCore
@testable import workshop

/// A clock that stands still until somebody moves it.
final class Clock: Sendable {
  private let elapsed = Mutex(0.0)

  /// 2026-01-31 14:05:09 in Greenwich.
  static let start = Date(timeIntervalSince1970: 1_769_868_309)

  func advance(by seconds: Double) {
    elapsed.withLock { $0 += seconds }
  }

  var time: TimeClient {
    TimeClient(
      now: { Self.start + self.elapsed.withLock { $0 } },
      seconds: { self.elapsed.withLock { $0 } },
      sleep: { self.advance(by: $0) })
  }
}
