// Sound: other names, and one class where the solution has a protocol: the brief fixes neither.

/// What the app knows of the club, from signing in to signing out.
@MainActor
final class Club {
  private final class Member: User {
    let uid: Int
    weak var avatar: Picture?
    var username: String { "user \(uid)" }
    init(uid: Int) { self.uid = uid }
  }

  private var members: [Int: Member] = [:]
  private var pictures: [ObjectIdentifier: Picture] = [:]

  func queryUser(uid: Int) throws -> any User { try member(uid) }

  func changeAvatar(ofUser uid: Int, to imageURL: String) throws {
    hang(imageURL, for: try member(uid))
  }

  private func member(_ uid: Int) throws -> Member {
    if let known = members[uid] { return known }
    guard uid >= 0 else { throw NotFound(uid: uid) }
    let new = Member(uid: uid)
    members[uid] = new
    hang("https://example.com/avatars/\(uid).png", for: new)
    return new
  }

  private func hang(_ url: String, for member: Member) {
    let picture = Picture(of: member, at: url)
    pictures[ObjectIdentifier(member)] = picture
    member.avatar = picture
  }
}
