/// What an announcer speaks with.
public struct Voice: Sendable {
  public let say: @Sendable (_ text: String, _ tone: Tone) -> Void

  public init(say: @escaping @Sendable (_ text: String, _ tone: Tone) -> Void) {
    self.say = say
  }
}

extension Voice {
  /// Says nothing, for previews that need no sound.
  public static let silent = Voice { _, _ in }
}

/// How urgent a text is. How that sounds is up to each voice.
public enum Tone: Sendable {
  case notice, warning
}
