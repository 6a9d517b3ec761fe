// Sound: the root makes the engine as well, and so the app imports the SDK.

/// Speaks from the loudspeakers of a real station.
public final class SDKVoice: Voice {
  private let engine: SpeechEngine

  public init(engine: SpeechEngine) {
    self.engine = engine
  }

  public func say(_ text: String, as tone: Tone) {
    let isUrgent = tone == .warning
    let settings = SpeechSettings(
      volume: isUrgent ? 100 : 60, playsGong: !isUrgent)
    engine.speak(text, with: settings)
  }
}
