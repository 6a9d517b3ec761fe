/// Speaks from the loudspeakers of a real station.
public struct SDKVoice: Voice {
  private let engine = SpeechEngine()

  public init() {}

  public func say(_ text: String, with settings: Sound) {
    engine.speak(text, with: settings)
  }
}
