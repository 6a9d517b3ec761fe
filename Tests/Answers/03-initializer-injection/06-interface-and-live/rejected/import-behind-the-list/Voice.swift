// Wrong: the interface passes the SDK on, and the list doesn't say so.
// Rejected by: keeps each module building with its imports alone

#if canImport(VoiceSDK)
  @_exported import VoiceSDK
#endif

/// What an announcer speaks with.
public protocol Voice {
  func say(_ text: String, with settings: SpeechSettings)
}
