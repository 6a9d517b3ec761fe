// The outside world. Leave it as it is.

/// A loudspeaker somewhere in the house.
protocol Speaker: AnyObject {
  /// Plays this station from now on.
  func play(_ station: String)
}

/// Looks for a speaker over the air. That takes a while.
final class SpeakerSearch {
  private var handler: ((any Speaker) -> Void)?

  /// Remembers a handler. It is called once, when a speaker has answered.
  func whenFound(_ handler: @escaping (any Speaker) -> Void) {
    self.handler = handler
  }

  /// Over the air, a speaker answers.
  func hear(from speaker: any Speaker) {
    handler?(speaker)
    handler = nil
  }
}
