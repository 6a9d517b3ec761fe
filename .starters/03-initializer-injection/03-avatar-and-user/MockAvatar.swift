/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  // TODO 5: Let the author come from outside, and keep that one.
  let author: any User = MockUser(username: "placeholder")
  private(set) var uid = -1
  private(set) var imageURL = ""

  init() {}

  func create() async throws {
    uid = 1
  }

  static func query(uid: Int) throws -> MockAvatar {
    // TODO 6: Return an avatar that is complete and valid, or throw.
    let placeholder = MockAvatar()
    placeholder.uid = uid
    return placeholder
  }
}
