// The outside world. Leave it as it is.
import SpecSupport

/// How a text sounds.
public struct SpeechSettings: Sendable {
  /// In percent.
  public let volume: Int
  public let playsGong: Bool

  public init(volume: Int, playsGong: Bool) {
    self.volume = volume
    self.playsGong = playsGong
  }
}

/// The vendor's engine. Its SDK takes twelve minutes to compile, and speaks
/// only on the computers below the platforms.
public final class SpeechEngine: Sendable {
  public init() {
    Tripwire.touch("engine started")
  }

  public func speak(_ text: String, with settings: SpeechSettings) {
    let gong = settings.playsGong ? "with a gong" : "without a gong"
    Tripwire.touch("\(settings.volume) percent, \(gong): \(text)")
  }
}
