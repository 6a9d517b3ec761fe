import Foundation

// TODO: Sound back ends are refused by these checks, and faulty ones pass them.
/// What every back end of the club promises, check by check.
///
/// Each check judges the back end at its desk, whichever that is.
func backendContract() -> [Check] {
  [
    Check("anybody can have a picture", expected: "fox") { desk in
      let stranger = User(uid: 9, name: "eve", joined: .openingNight)
      return try await desk.avatars.create("fox", author: stranger).picture
    },
    Check("a new club is empty", expected: [User]()) { _ in
      try await makeMockBackend().users.all()
    },
  ]
}
