/// How a text sounds on a platform.
public struct Sound: Sendable, Equatable {
  public let loudness: Int
  public let hasGong: Bool

  public static let notice = Sound(loudness: 60, hasGong: true)
  public static let warning = Sound(loudness: 100, hasGong: false)
}
