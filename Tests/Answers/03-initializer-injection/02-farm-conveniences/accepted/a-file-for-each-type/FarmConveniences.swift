// Sound: a file for each type's short calls, named functions behind them.

extension Farm {
  static func ofTheApp() -> Farm {
    Farm(animals: [Cow(), Duck()])
  }

  init() {
    self = .ofTheApp()
  }
}
