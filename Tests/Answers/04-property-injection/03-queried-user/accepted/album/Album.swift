// Sound: a type of its own owns the avatars; the root hands it to the club.
// Keeps: 1

/// The newest avatar of each user.
@MainActor
final class Album {
  private var avatars: [Int: any Avatar] = [:]

  func avatar(ofUser uid: Int) -> (any Avatar)? {
    avatars[uid]
  }

  func keep(_ avatar: any Avatar) {
    avatars[avatar.author.uid] = avatar
  }
}
