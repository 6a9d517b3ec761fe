/// What a window of the app shows.
@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage

  fileprivate init(on manager: DIManager) {
    signUp = SignUp(manager: manager)
    memberPage = MemberPage(manager: manager)
  }
}

extension DIManager {
  /// Is freed when the last window closes.
  private static weak var shared: DIManager?

  /// The app's own.
  static func current() -> DIManager {
    if let shared { return shared }
    let new = DIManager(backEnd: appBackEnd())
    shared = new
    return new
  }
}

/// The app's screens. Each window that opens calls this.
@MainActor
func makeScreens() -> Screens {
  Screens(on: .current())
}

/// Screens on a back end of the caller's own, for tests.
///
/// - Parameter backEnd: Registers services, perhaps only some of them.
@MainActor
func makeScreens(backEnd: @escaping (Container) -> Void) -> Screens {
  Screens(on: DIManager(backEnd: backEnd))
}
