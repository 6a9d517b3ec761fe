import Foundation

/// What every back end of the club promises, check by check.
///
/// Each check judges the back end at its desk, whichever that is.
func backendContract() -> [Check] {
  [
    // TODO 1: Demand what all back ends promise, not what some of them do.
    Check("anybody can have a picture", expected: "fox") { desk in
      let stranger = User(uid: 9, name: "eve", joined: .openingNight)
      return try await desk.avatars.create("fox", author: stranger).picture
    },

    // TODO 2: Judge the back end at the desk; the contract names none.
    Check("a new club is empty", expected: [User]()) { _ in
      try await makeMockBackend().users.all()
    },

    // TODO 3: Members: their uids and dates, the list, unknown and taken names.

    // TODO 4: Pictures: the second one, and whose it is.

    // TODO 5: Odd names (signs, capitals, umlauts): in the list, with pictures.

    // TODO 6: A restart: what is still there, and what goes on.

    // TODO 7: A world that breaks down: each call fails, and says so.

    // TODO 8: Two who join at once: each is in, and a name has one owner.
  ]
}
