// Wrong: the SDK's settings have another name in the interface, and are the same type.
// Rejected by: the announcer's module is built without the SDK

public typealias Sound = SpeechSettings

/// What an announcer speaks with.
public protocol Voice {
  func say(_ text: String, with sound: Sound)
}

extension Sound {
  public static let notice = Sound(volume: 60, playsGong: true)
  public static let warning = Sound(volume: 100, playsGong: false)
}
