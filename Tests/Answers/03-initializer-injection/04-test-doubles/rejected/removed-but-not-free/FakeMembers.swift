// Wrong: only marks who was removed, so the name is never free again.
// Rejected by: the fake forgets only the member who was removed

/// A store that works, in memory. Who is removed is only marked, as in the
/// database.
final class FakeMembers: MemberStore {
  private struct Row {
    let member: Member
    var isRemoved = false
  }
  private var rows: [String: Row] = [:]

  func add(_ member: Member) throws {
    let key = member.username.lowercased()
    guard rows[key] == nil else { throw NameTaken() }
    rows[key] = Row(member: member)
  }

  func member(named name: String) -> Member? {
    guard let row = rows[name.lowercased()], !row.isRemoved else { return nil }
    return row.member
  }

  func remove(named name: String) { rows[name.lowercased()]?.isRemoved = true }
}
