// Wrong: lets nobody join before the one before is in.
// Rejected by: it catches joins that get in each other's way

func backendContract() -> [Check] {
  [
    Check("twenty join", expected: Array(1...20)) { desk in
      for number in 1...20 {
        _ = try await desk.users
          .create(name: "member \(number)", joined: .openingNight)
      }
      return try await desk.users.all().map(\.uid)
    },
    Check("one name, one owner", expected: 1) { desk in
      let first = try? await desk.users
        .create(name: "ada", joined: .openingNight)
      let second = try? await desk.users
        .create(name: "ada", joined: .openingNight)
      return [first, second].compactMap(\.self).count
    },
  ]
}
