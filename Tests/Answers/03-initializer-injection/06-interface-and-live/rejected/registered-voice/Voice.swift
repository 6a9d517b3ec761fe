// Wrong: the app registers its voice in a global, and announcers look it up.
// Rejected by: keeps nothing that changes in a global or static property

/// What an announcer speaks with.
public protocol Voice {
  func say(_ text: String, as tone: Tone)
}

/// How urgent a text is. How that sounds is up to each voice.
public enum Tone {
  case notice, warning
}

public enum Voices {
  nonisolated(unsafe) public static var current: (any Voice)?
}
