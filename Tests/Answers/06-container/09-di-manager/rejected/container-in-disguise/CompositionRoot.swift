// Wrong: screens get the container under the name of a protocol.
// Rejected by: no screen can be made without what it asks, nor with a container

/// What a window of the app shows.
@MainActor
struct Screens {
  let signUp: SignUp
  let memberPage: MemberPage

  fileprivate init(_ services: any ClubServices) {
    signUp = SignUp(services: services)
    memberPage = MemberPage(services: services)
  }
}

@MainActor let appServices: any ClubServices = makeServices(appBackEnd())

@MainActor
private func makeServices(_ backEnd: (Container) -> Void) -> any ClubServices {
  let container = Container()
  backEnd(container)
  return container
}

/// The app's screens. Each window that opens calls this.
@MainActor
func makeScreens() -> Screens {
  Screens(appServices)
}

/// Screens on a back end of the caller's own, for tests.
@MainActor
func makeScreens(backEnd: @escaping (Container) -> Void) -> Screens {
  Screens(makeServices(backEnd))
}
