// Wrong: each text starts an engine of its own.
// Rejected by: keeps the app speaking through the SDK

/// Speaks from the loudspeakers of a real station.
public struct SDKVoice: Voice {
  private var engine: SpeechEngine { SpeechEngine() }

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
