// The outside world. Leave it as it is.
import SpecSupport
import Synchronization

/// What a humidity sensor says.
struct Report: Sendable {
  /// A device counts its reports, 1, 2, 3 …, from the day it was mounted.
  let number: Int
  /// In percent.
  let humidity: Int
}

/// The devices of the trial station. Everything runs on one thread.
protocol Hardware {
  /// Puts a line through to a sensor, and calls `hear` with each report,
  /// perhaps before this function returns. Keeps `hear` until the last
  /// report has arrived.
  func connect(to sensor: String, hear: @escaping (Report) -> Void) -> Line
  /// Opens a valve for one minute. It closes by itself.
  func open(_ valve: String)
  /// Rings at the gardener's desk, and shows a text there.
  func ring(_ text: String)
}

/// A line to a sensor. It stays up until it's ended, even if nothing holds it.
final class Line {
  private var onEnd: (() -> Void)?

  init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }

  /// Ends the line. Reports that are on their way may arrive now, or later.
  func end() {
    let ending = onEnd
    onEnd = nil
    ending?()
  }
}

/// The real devices, as the station's program reaches them.
final class FieldBus: Hardware, Sendable {
  static let shared = FieldBus()

  private struct Listener: @unchecked Sendable {
    let sensor: String
    let hear: (Report) -> Void
  }
  private let lines = Mutex<[Int: Listener]>([:])
  private let count = Atomic(0)

  func connect(to sensor: String, hear: @escaping (Report) -> Void) -> Line {
    Tripwire.touch("connect to \(sensor)")
    let id = count.add(1, ordering: .relaxed).newValue
    let listener = Listener(sensor: sensor, hear: hear)
    lines.withLock { $0[id] = listener }
    return Line { _ = self.lines.withLock { $0.removeValue(forKey: id) } }
  }

  /// The bus's driver hands a report on.
  func receive(_ report: Report, from sensor: String) {
    let listeners = lines.withLock { Array($0.values) }
    for one in listeners where one.sensor == sensor { one.hear(report) }
  }

  func open(_ valve: String) { Tripwire.touch("open \(valve)") }

  func ring(_ text: String) { Tripwire.touch("ring \(text)") }
}
