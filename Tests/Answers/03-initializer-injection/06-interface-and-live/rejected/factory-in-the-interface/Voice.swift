// Wrong: the interface builds the live voice, and needs the module that needs it.
// Rejected by: keeps every import on a listed module and free of cycles

/// What an announcer speaks with.
public protocol Voice {
  func say(_ text: String, as tone: Tone)
}

/// How urgent a text is. How that sounds is up to each voice.
public enum Tone {
  case notice, warning
}

/// The voice of a real station.
public func makeVoice() -> any Voice {
  SDKVoice()
}
