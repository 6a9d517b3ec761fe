// Sound: no handler; a user sets the label itself when the name changes.
// Keeps: 1

/// A member of the club.
@MainActor
protocol User: AnyObject {
  var username: String { get set }
  var avatar: (any Avatar)? { get set }

  init(username: String)
}
