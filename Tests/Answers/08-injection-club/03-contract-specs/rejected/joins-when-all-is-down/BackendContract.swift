// Wrong: is content with the error of the join by which it begins.
// Rejected by: it catches a failure that is not told

func backendContract() -> [Check] {
  [
    Check("a join fails", throws: ClubError.self) { desk in
      try desk.breakDown()
      return try await desk.join()
    },
    Check("a search fails", throws: ClubError.self) { desk in
      try desk.breakDown()
      return try await desk.users.query(name: "ada")
    },
    Check("a list fails", throws: ClubError.self) { desk in
      try desk.breakDown()
      return try await desk.users.all()
    },
    Check("a drawing fails", throws: ClubError.self) { desk in
      try desk.breakDown()
      return try await desk.avatars.create("fox", author: try await desk.join())
    },
    Check("a look fails", throws: ClubError.self) { desk in
      try desk.breakDown()
      return try await desk.avatars.query(author: try await desk.join())
    },
  ]
}

extension Desk {
  fileprivate func join() async throws -> User {
    try await users.create(name: "ada", joined: .openingNight)
  }
}
