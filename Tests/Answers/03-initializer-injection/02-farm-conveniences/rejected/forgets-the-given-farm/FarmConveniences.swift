// Wrong: the longer short call builds a farm and forgets the one it was given.
// Rejected by: keeps a farm that is handed over

extension Farm {
  init() {
    self.init(animals: [Cow(), Duck()])
  }
}

extension Dairy {
  convenience init() {
    self.init(farm: Farm(), cooler: IceCooler())
  }

  convenience init(farm: Farm) {
    self.init()
  }
}
