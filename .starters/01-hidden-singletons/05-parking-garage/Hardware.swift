// The outside world. Leave it as it is.
import Foundation
import SpecSupport

/// The clock on the wall of the control room.
enum WallClock {
  static func now() -> Moment {
    Tripwire.touch("the real clock")
    let date = Date()
    let offset = TimeZone.current.secondsFromGMT(for: date)
    return Moment(minutes: (Int(date.timeIntervalSince1970) + offset) / 60)
  }
}

/// The motors that raise the barriers of the garage at the station.
final class BarrierMotor: Sendable {
  static let shared = BarrierMotor()

  private init() {}

  func raise(_ lane: Lane) {
    Tripwire.touch("the real barrier: \(lane)")
  }
}
