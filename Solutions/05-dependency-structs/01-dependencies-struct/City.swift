// The outside world. Leave it as it is.
import SpecSupport

/// A tram that the plan promises.
struct Tram: Equatable, Sendable {
  let line: Int
  let stop: String
  /// Minutes since midnight.
  let minute: Int

  /// On a clock: `12:05`.
  var time: String {
    "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
  }
}

/// Plans the trams of a day.
protocol Office {
  func plan() -> [Tram]
}

/// The office of the real city. A plan takes it a while.
struct TramOffice: Office {
  func plan() -> [Tram] {
    Tripwire.touch("TramOffice")
    return [
      Tram(line: 4, stop: "Port", minute: 725),
      Tram(line: 7, stop: "Port", minute: 731),
      Tram(line: 4, stop: "Zoo", minute: 738),
    ]
  }
}

/// Knows which trams have passed.
protocol Sensors {
  /// The minute at which the line's tram passed; nil when it has not yet.
  func lastSeen(line: Int, at stop: String) -> Int?
}

/// The sensors in the real tracks.
struct TrackSensors: Sensors {
  func lastSeen(line: Int, at stop: String) -> Int? {
    Tripwire.touch("TrackSensors")
    return line == 4 && stop == "Port" ? 728 : nil
  }
}
