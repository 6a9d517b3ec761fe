import Synchronization

/// What the laundry's server last said of each machine.
final class MachineServer: Sendable {
  static let shared = MachineServer()
  private let minutes = Mutex<[Int: Int]>([:])

  /// Takes an answer such as `1=12 2=0`: machine 1 needs 12 more minutes.
  func receive(_ answer: String) {
    let entries = answer.split(separator: " ").map { $0.split(separator: "=") }
    minutes.withLock { minutes in
      for entry in entries { minutes[Int(entry[0]) ?? 0] = Int(entry[1]) }
    }
  }

  func minutesLeft(_ machine: Int) -> Int? {
    minutes.withLock { $0[machine] }
  }
}
