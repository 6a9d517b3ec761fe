// Wrong: the short call is an extension, but it stands in a file of the core.
// Rejected by: the farm builds without the app's files

protocol Animal {
  func feed() -> String
}

extension Farm {
  init() {
    self.init(animals: [Cow(), Duck()])
  }
}
