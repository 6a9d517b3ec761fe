// Does not compile: call to main actor-isolated instance method 'seconds()'
actor Desk {
  private let timing: any Timing

  init(timing: any Timing) {
    self.timing = timing
  }

  func isLate() -> Bool {
    timing.seconds() > 18_000
  }
}
