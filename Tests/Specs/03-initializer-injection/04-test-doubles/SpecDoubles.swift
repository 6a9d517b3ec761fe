import SpecSupport

@testable import TestDoubles

/// Stands on every side of a registration and notes its steps, in order.
struct Witness: Directory, MemberStore, Post {
  let steps = Recorder<String>()

  func isFree(_ name: String) -> Bool {
    steps.record("ask for \(name)")
    return true
  }

  func add(_ member: Member) {
    steps.record("add \(member.username) as \(member.uid)")
  }

  func member(named name: String) -> Member? { nil }

  func remove(named name: String) {}

  func send(_ letter: Letter) {
    steps.record("write to \(letter.to)")
  }
}

/// A user that the specs bring; `creation` says what its uid becomes.
final class SpecUser: User {
  let username = "Ned"
  private(set) var uid = -1
  private let creation: () throws -> Int

  init(creation: @escaping () throws -> Int) {
    self.creation = creation
  }

  func create() async throws {
    uid = try creation()
  }
}

/// What the specs let go wrong.
struct Outage: Error, Equatable {
  var code = 503
}
