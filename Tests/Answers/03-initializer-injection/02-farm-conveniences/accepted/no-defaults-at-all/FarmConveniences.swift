// Sound: one initializer for each short call, without a default argument.
// Keeps: 1

extension Farm {
  init() {
    self.init(animals: [Cow(), Duck()])
  }
}

extension Dairy {
  convenience init() {
    self.init(farm: Farm())
  }

  convenience init(farm: Farm) {
    self.init(farm: farm, cooler: IceCooler())
  }
}
