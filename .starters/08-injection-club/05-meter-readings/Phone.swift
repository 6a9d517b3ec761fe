// The outside world. Leave it as it is.
import SpecSupport
import Synchronization

/// Brook's real server.
struct BrookLine: BrookServer {
  static let shared = BrookLine()

  func book(_ cubicMetres: Int, of meter: String) throws(BrookError) {
    Tripwire.touch("Brook: \(meter) \(cubicMetres) m³")
  }
}

/// Delta's real server.
struct DeltaLine: DeltaServer {
  static let shared = DeltaLine()

  func take(_ slip: DeltaSlip) -> DeltaReply {
    Tripwire.touch("Delta: \(slip.meter) \(slip.litres) l")
    return .thanks
  }
}

/// The memory of the reader's phone, with a place for each utility.
final class PhoneStore: Store, Sendable {
  static let brook = PhoneStore("brook")
  static let delta = PhoneStore("delta")

  private let name: String
  private let readings = Mutex<[Reading]>([])

  private init(_ name: String) { self.name = name }

  func load() -> [Reading] {
    Tripwire.touch("store \(name)")
    return readings.withLock { $0 }
  }

  func save(_ new: [Reading]) {
    Tripwire.touch("store \(name)")
    readings.withLock { $0 = new }
  }
}

/// The lists that were copied to the phone in the morning.
enum MorningList {
  static func brook() -> [Meter] {
    Tripwire.touch("list brook")
    return [Meter(number: "B-7", last: 340), Meter(number: "B-8", last: 0)]
  }

  static func delta() -> [Meter] {
    Tripwire.touch("list delta")
    return [Meter(number: "D-7", last: 120), Meter(number: "D-8", last: 77)]
  }
}
