/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  let author: any User = MockUser(username: "placeholder")
  private(set) var uid = -1
  private(set) var imageURL = ""

  init() {}

  func create() async throws {
    uid = 1
  }

  static func query(uid: Int) throws -> MockAvatar {
    let placeholder = MockAvatar()
    placeholder.uid = uid
    return placeholder
  }
}
