// Wrong: the live voice skips a text that equals the last one, so a second warning is silent.
// Rejected by: keeps the app speaking through the SDK

// so the second of two trains through the same platform passes without a warning.
import Synchronization

/// Speaks from the loudspeakers of a real station.
public final class SDKVoice: Voice {
  private let engine = SpeechEngine()
  private let last = Mutex<String?>(nil)

  /// Starts the vendor's engine.
  public init() {}

  public func say(_ text: String, as tone: Tone) {
    let isNew = last.withLock { last in
      defer { last = text }
      return last != text
    }
    if isNew { engine.speak(text, with: settings(for: tone)) }
  }

  private func settings(for tone: Tone) -> SpeechSettings {
    switch tone {
    case .notice: SpeechSettings(volume: 60, playsGong: true)
    case .warning: SpeechSettings(volume: 100, playsGong: false)
    }
  }
}
