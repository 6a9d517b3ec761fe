// Wrong: the protocol still speaks of the SDK's settings.
// Rejected by: the announcer's module is built without the SDK

/// What an announcer speaks with.
public protocol Voice {
  func say(_ text: String, with settings: SpeechSettings)
}
