/// Ties climber and belayer together, and owns both.
struct Rope {
  let climber: Climber
  let belayer: Belayer

  init(for climber: Climber) {
    self.climber = climber
    belayer = Belayer(of: climber)
  }

  func fall() {
    climber.hang(at: belayer.heldHeight())
  }
}
