/// What an announcer speaks with.
public protocol Voice {
  func say(_ text: String, as tone: Tone)
}

/// How urgent a text is. How that sounds is up to each voice.
public enum Tone {
  case notice, warning

  public func isUrgent() -> Bool { self == .warning }
}

/// Speaks by calling a closure.
public struct ClosureVoice: Voice {
  private let speak: @Sendable (_ text: String, _ tone: Tone) -> Void

  public init(
    _ speak: @escaping @Sendable (_ text: String, _ tone: Tone) -> Void
  ) {
    self.speak = speak
  }

  public func say(_ text: String, as tone: Tone) {
    speak(text, tone)
  }
}
