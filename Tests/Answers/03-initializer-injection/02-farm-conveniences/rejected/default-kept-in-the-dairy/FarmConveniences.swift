extension Farm {
  init() {
    self.init(animals: [Cow(), Duck()])
  }
}

extension Dairy {
  convenience init(farm: Farm) {
    self.init(farm: farm, cooler: IceCooler())
  }

  convenience init() {
    self.init(cooler: IceCooler())
  }
}
