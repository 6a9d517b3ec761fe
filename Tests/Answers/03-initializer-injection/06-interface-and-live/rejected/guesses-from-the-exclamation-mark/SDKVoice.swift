/// Speaks from the loudspeakers of a real station.
public struct SDKVoice: Voice {
  private let engine = SpeechEngine()

  /// Starts the vendor's engine.
  public init() {}

  public func say(_ text: String) {
    // Only warnings are exclamations.
    engine.speak(text, with: text.contains("!") ? warning : notice)
  }

  private var notice: SpeechSettings {
    SpeechSettings(volume: 60, playsGong: true)
  }
  private var warning: SpeechSettings {
    SpeechSettings(volume: 100, playsGong: false)
  }
}
