// The outside world. Leave it as it is.
import SpecSupport

extension House {
  /// The house in Canal Street.
  static let live = House(
    rooms: ["bar", "library"],
    start: { service in
      Tripwire.touch("start \(service)")
      print("\(service): on")
    },
    stop: { service in
      Tripwire.touch("stop \(service)")
      print("\(service): off")
    })
}
