@testable import DiManager

/// What a spec shows of a user: `uid 7, valid`.
@MainActor
func summary(of user: any User) -> String {
  "uid \(user.uid), \(validity(of: user))"
}

/// What a spec shows of an avatar: `uid 7, valid`.
@MainActor
func summary(of avatar: any Avatar) -> String {
  "uid \(avatar.uid), \(validity(of: avatar))"
}

// The starter has a rule for users and one for avatars, and none for both.

@MainActor
func validity(of user: any User) -> String {
  user.isValid ? "valid" : "invalid"
}

@MainActor
func validity(of avatar: any Avatar) -> String {
  avatar.isValid ? "valid" : "invalid"
}

/// How a creation ended: `no error`.
func ending(_ error: (any Error)?) -> String {
  error.map { "\($0)" } ?? "no error"
}

/// What a query found, or why it found nothing.
func text(of found: Result<String, any Error>) -> String {
  do { return try found.get() } catch { return "\(error)" }
}
