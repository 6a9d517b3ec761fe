import Foundation

/// The two clocks that the workbook reads.
public struct Time: Sendable {
  /// The date, for people. It may step back.
  public var now: @Sendable () -> Date
  /// Seconds since some moment, for durations. It never steps back.
  public var seconds: @Sendable () -> Double
  /// Waits so many seconds.
  public var sleep: @Sendable (Double) -> Void
}

extension Time {
  /// The machine's clocks.
  public static let live = Time(
    now: { Date() },
    seconds: { ProcessInfo.processInfo.systemUptime },
    sleep: { Thread.sleep(forTimeInterval: $0) }
  )
}
