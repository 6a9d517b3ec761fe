// Wrong: one list for all fakes, so that tests meet each other's members.
// Rejected by: keeps two doubles of a kind apart

import Synchronization

final class FakeMembers: MemberStore {
  private static let members = Mutex<[String: Member]>([:])

  func add(_ member: Member) throws {
    guard self.member(named: member.username) == nil else { throw NameTaken() }
    Self.members.withLock { $0[member.username.lowercased()] = member }
  }

  func member(named name: String) -> Member? {
    Self.members.withLock { $0[name.lowercased()] }
  }

  func remove(named name: String) {
    Self.members.withLock { $0[name.lowercased()] = nil }
  }
}
