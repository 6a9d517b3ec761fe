// Sound: the usual parts have names, in a new file of the app.

extension Farm {
  init() { self.init(animals: AppParts.animals) }
}

extension Dairy {
  convenience init(
    farm: Farm = .init(), ice: () -> any Cooler = { AppParts.cooler() }
  ) {
    self.init(farm: farm, cooler: ice())
  }
}
