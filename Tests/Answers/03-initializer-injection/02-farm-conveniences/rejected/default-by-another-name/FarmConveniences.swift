extension Farm {
  static func usualAnimals() -> [any Animal] {
    [Cow(), Duck()]
  }
}

extension Dairy {
  convenience init(farm: Farm = Farm()) {
    self.init(farm: farm, cooler: IceCooler())
  }
}
