// Wrong: all errors share one station, that of the newest error.
// Rejected by: keeps nothing in a global or static property

import Synchronization

/// An `OldRadio` was asked to play, and has no speaker.
struct NotPaired: Error, CustomStringConvertible {
  static let lastStation = Mutex("")

  init(station: String) {
    Self.lastStation.withLock { $0 = station }
  }

  var description: String {
    let station = Self.lastStation.withLock { $0 }
    return "\(station): no speaker. Set `speaker` before you call `play()`."
  }
}
