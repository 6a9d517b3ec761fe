import Dispatch
import Foundation
import SpecSupport
import Synchronization

@testable import SwapTheBackend

/// What the spec's disk throws: a back end must cope with every error of a disk.
struct SpecDiskFailure: Error, CustomStringConvertible {
  let description: String
}

/// A disk in memory. It can fail, lose its power, and hold up a write.
final class SpecDisk: Sendable {
  enum Step: Sendable { case read, write, move }

  fileprivate struct State {
    var files: [String: Data] = [:]
    var failing: Set<Step> = []
    var reason = ""
    var changes = 0
    var cut: PowerCut?
    var hasPower = true
  }

  private let state = Mutex(State())
  /// Called before each write.
  let beforeWrite: @Sendable () -> Void

  init(
    _ files: [String: Data] = [:],
    beforeWrite: @escaping @Sendable () -> Void = {}
  ) {
    self.beforeWrite = beforeWrite
    state.withLock { $0.files = files }
  }

  var files: [String: Data] { state.withLock { $0.files } }
  var hasPower: Bool { state.withLock { $0.hasPower } }

  /// From now on these steps fail; none of them: the disk is well again.
  func fail(at steps: Set<Step>, because reason: String = "no space") {
    state.withLock { ($0.failing, $0.reason) = (steps, reason) }
  }

  /// The power goes at this change, a write or a move, counted from now on.
  func plan(_ cut: PowerCut) {
    state.withLock { ($0.changes, $0.cut) = (0, cut) }
  }

  /// The power is back; what is on the disk is there.
  func restart() {
    state.withLock { ($0.hasPower, $0.cut) = (true, nil) }
  }
}

/// A moment at which the power goes.
struct PowerCut: Sendable, CustomStringConvertible {
  let change: Int
  /// Before the change, in its middle, or after it. A move has no middle.
  let moment: Double

  var description: String {
    let moment =
      moment == 0 ? "before" : moment == 1 ? "after" : "in the middle of"
    return "\(moment) the disk's step \(change) (a write or a move)"
  }
}

extension SpecDisk {
  var disk: Disk {
    Disk(
      read: { name in
        try self.state.withLock { state in
          try state.check(.read)
          return state.files[name]
        }
      },
      write: { data, name in
        self.beforeWrite()
        try self.state.withLock { state in
          try state.check(.write)
          try state.change(
            { $0[name] = data },
            half: { $0[name] = data.prefix(data.count / 2) })
        }
      },
      move: { name, newName in
        try self.state.withLock { state in
          try state.check(.move)
          guard let data = state.files[name] else {
            throw SpecDiskFailure(description: "there is no \(name)")
          }
          try state.change({
            $0[name] = nil
            $0[newName] = data
          })
        }
      })
  }
}

extension SpecDisk.State {
  fileprivate func check(_ step: SpecDisk.Step) throws {
    if !hasPower { throw SpecDiskFailure(description: "no power") }
    if failing.contains(step) { throw SpecDiskFailure(description: reason) }
  }

  fileprivate mutating func change(
    _ change: (inout [String: Data]) -> Void,
    half: (inout [String: Data]) -> Void = { _ in }
  ) throws {
    changes += 1
    guard let cut, cut.change == changes else { return change(&files) }
    hasPower = false
    if cut.moment == 1 {
      change(&files)
    } else if cut.moment > 0 {
      half(&files)
    }
    throw SpecDiskFailure(description: "no power")
  }
}
