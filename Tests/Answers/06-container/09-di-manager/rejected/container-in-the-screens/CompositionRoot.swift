// Wrong: the screens get the container, and ask it for whatever they like.
// Rejected by: no screen can be made without what it asks, nor with a container

/// What a window of the app shows.
@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage
}

/// The app's one container. The older functions ask it, too.
@MainActor let appContainer = filled(appBackEnd())

/// The app's screens. Each window that opens calls this.
@MainActor
func makeScreens() -> Screens {
  screens(on: appContainer)
}

/// Screens on a back end of the caller's own, for tests.
///
/// - Parameter backEnd: Registers services, perhaps only some of them.
@MainActor
func makeScreens(backEnd: @escaping (Container) -> Void) -> Screens {
  screens(on: filled(backEnd))
}

@MainActor
private func screens(on container: Container) -> Screens {
  Screens(
    signUp: SignUp(container: container), memberPage: MemberPage(container: container))
}

@MainActor
private func filled(_ backEnd: (Container) -> Void) -> Container {
  let container = Container()
  backEnd(container)
  return container
}
