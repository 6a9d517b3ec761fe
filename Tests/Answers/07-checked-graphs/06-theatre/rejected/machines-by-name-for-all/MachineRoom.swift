import Foundation

/// Where the machines of a show are found.
final class MachineRoom: @unchecked Sendable {
  static let shared = MachineRoom()
  private var machines: [String: any Machine] = [:]
  private let lock = NSLock()

  func keep(_ machine: any Machine, as name: String) {
    lock.withLock { machines[name] = machine }
  }

  func machine(_ name: String) -> (any Machine)? {
    lock.withLock { machines[name] }
  }
}
