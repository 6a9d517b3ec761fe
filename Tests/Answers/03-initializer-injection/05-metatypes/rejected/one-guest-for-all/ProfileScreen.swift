// Wrong: makes one guest, and shows it to everybody.
// Rejected by: keeps every sign-up and every guest a user of its own

@MainActor
final class ProfileScreen {
  private let configuration: Configuration
  private lazy var guest = configuration.userType.init(username: "guest")

  init(configuration: Configuration) {
    self.configuration = configuration
  }

  func visitor(uid: Int) throws -> any User {
    do {
      return try configuration.userType.query(uid: uid)
    } catch is NotFound {
      return guest
    }
  }
}
