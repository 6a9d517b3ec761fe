// Wrong: makes only the letters from A to Z small, so Élodie is not found.
// Rejected by: the fake finds a name however it is written

/// A store that works, in memory.
final class FakeMembers: MemberStore {
  private var members: [[UInt8]: Member] = [:]

  private func key(_ name: String) -> [UInt8] {
    name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
  }

  func add(_ member: Member) throws {
    guard self.member(named: member.username) == nil else { throw NameTaken() }
    members[key(member.username)] = member
  }

  func member(named name: String) -> Member? {
    members[key(name)]
  }

  func remove(named name: String) {
    members[key(name)] = nil
  }
}
