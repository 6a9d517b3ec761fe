/// Speaks from the loudspeakers of a real station, unless a test hears it.
public struct SDKVoice: Voice {
  private let engine: SpeechEngine?
  private let hear: (@Sendable (String, Bool) -> Void)?

  public init(hear: (@Sendable (String, Bool) -> Void)? = nil) {
    engine = hear == nil ? SpeechEngine() : nil
    self.hear = hear
  }

  public func say(_ text: String, as tone: Tone) {
    hear?(text, tone == .warning)
    switch tone {
    case .notice:
      engine?.speak(text, with: SpeechSettings(volume: 60, playsGong: true))
    case .warning:
      engine?.speak(text, with: SpeechSettings(volume: 100, playsGong: false))
    }
  }
}
