// The outside world. Leave it as it is.
import SpecSupport
import Synchronization

/// A radio on the quay. All in the harbour hear what it sends.
final class Radio: Sendable {
  private let isOn = Mutex(false)

  func switchOn() {
    Tripwire.touch("Radio: on")
    isOn.withLock { $0 = true }
  }

  func send(_ text: String) {
    Tripwire.touch("Radio: \(isOn.withLock { $0 } ? text : "still off")")
  }
}

/// When the water is high.
struct Tides {
  /// The hour of today's high water. The gauge measures it.
  var highWater: Int {
    Tripwire.touch("Tides")
    return 14
  }
}
