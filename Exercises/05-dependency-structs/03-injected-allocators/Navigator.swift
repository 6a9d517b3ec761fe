// The outside world. Leave it as it is.

/// What the cook sees at one time.
protocol Screen: AnyObject {
  var title: String { get }
}

/// Shows screens, each on top of the one before.
final class Navigator {
  private(set) var shown: [any Screen] = []

  func show(_ screen: any Screen) {
    shown.append(screen)
  }
}
