extension Farm {
  convenience init() {
    self.init(animals: [Cow(), Duck()])
  }
}

extension Dairy {
  convenience init(farm: Farm = Farm()) {
    self.init(farm: farm, cooler: IceCooler())
  }
}
