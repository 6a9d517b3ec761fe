extension Dairy {
  convenience init() {
    self.init(farm: .ofTheApp())
  }

  convenience init(farm: Farm) {
    self.init(farm: farm, cooler: IceCooler())
  }
}
