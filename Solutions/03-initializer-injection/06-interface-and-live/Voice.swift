/// What an announcer speaks with.
public protocol Voice {
  func say(_ text: String, as tone: Tone)
}

/// How urgent a text is. How that sounds is up to each voice.
public enum Tone {
  case notice, warning
}
