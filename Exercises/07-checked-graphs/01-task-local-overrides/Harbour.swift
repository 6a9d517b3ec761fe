// The outside world. Leave it as it is.
import SpecSupport
import Synchronization

/// What the harbour really has. Everybody at sea hears its radio.
enum Harbour {
  private static let numbers = Mutex(1000)

  /// The time on the harbour's clock.
  static func time() -> String {
    Tripwire.touch("Harbour.time")
    return "12:00"
  }

  /// Says something over the radio.
  static func say(_ text: String) {
    Tripwire.touch("Harbour.say")
  }

  /// The number of the next ticket.
  static func nextTicket() -> Int {
    Tripwire.touch("Harbour.nextTicket")
    return numbers.withLock { number in
      number += 1
      return number
    }
  }
}
