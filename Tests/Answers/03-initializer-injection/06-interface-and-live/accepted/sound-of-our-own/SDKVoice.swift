/// Speaks from the loudspeakers of a real station.
public struct SDKVoice: Voice {
  private let engine = SpeechEngine()

  public init() {}

  public func say(_ text: String, _ sound: Sound) {
    let settings = SpeechSettings(
      volume: sound.loudness, playsGong: sound.hasGong)
    engine.speak(text, with: settings)
  }
}
