/// Holds the other end of the climber's rope.
final class Belayer {
  private unowned let climber: Climber

  init(of climber: Climber) { self.climber = climber }

  /// A rope stretches: it holds a fall one metre further down.
  func heldHeight() -> Int {
    max(0, climber.metres - 1)
  }
}
