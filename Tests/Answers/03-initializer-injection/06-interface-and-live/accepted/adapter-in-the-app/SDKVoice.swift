// Sound: the protocol stands with the announcer, and only the app knows that the
// live code can do what it asks for.

/// Speaks from the loudspeakers of a real station.
public final class Loudspeakers {
  private let engine = SpeechEngine()

  public init() {}

  public func play(_ text: String) {
    engine.speak(text, with: SpeechSettings(volume: 60, playsGong: true))
  }

  public func shout(_ text: String) {
    engine.speak(text, with: SpeechSettings(volume: 100, playsGong: false))
  }
}
