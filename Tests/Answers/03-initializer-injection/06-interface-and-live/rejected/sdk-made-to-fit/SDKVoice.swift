// Wrong: the vendor's file was changed.
// Rejected by: keeps the outside world as it is

/// Speaks from the loudspeakers of a real station.
public struct SDKVoice: Voice {
  private let engine = SpeechEngine()

  /// Starts the vendor's engine.
  public init() {}

  public func say(_ text: String, as tone: Tone) {
    engine.speak(text, with: settings(for: tone))
  }

  private func settings(for tone: Tone) -> SpeechSettings {
    switch tone {
    case .notice: SpeechSettings(volume: 60, playsGong: true)
    case .warning: SpeechSettings(volume: 100, playsGong: false)
    }
  }
}
