// Wrong: pins a date from the clock, which the server keeps exactly at times.
// Rejected by: every sound back end passes every check

import Foundation

func backendContract() -> [Check] {
  let now = Date.now
  return [
    Check("a date is kept", expected: now) { desk in
      _ = try await desk.users.create(name: "ada", joined: now)
      return try await desk.users.query(name: "ada")?.joined
    }
  ]
}
