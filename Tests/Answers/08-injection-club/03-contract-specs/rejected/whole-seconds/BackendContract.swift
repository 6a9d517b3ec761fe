// Wrong: pins the date that is kept, but one without a part of a second.
// Rejected by: it catches a date that is cut to whole seconds

import Foundation

func backendContract() -> [Check] {
  let noon = Date(timeIntervalSince1970: 1_800_014_400)
  return [
    Check("a member is found as it joined", expected: noon) { desk in
      _ = try await desk.users.create(name: "ada", joined: noon)
      return try await desk.users.query(name: "ada")?.joined
    }
  ]
}
