extension Dairy {
  convenience init(farm: Farm = Farm()) {
    self.init(farm: farm, cooler: IceCooler())
  }
}
