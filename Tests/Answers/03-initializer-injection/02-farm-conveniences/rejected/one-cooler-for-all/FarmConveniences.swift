// Wrong: every dairy of the app warms the same milk.
// Rejected by: keeps two dairies on coolers of their own

extension Farm {
  init() {
    self.init(animals: [Cow(), Duck()])
  }
}

extension Dairy {
  nonisolated(unsafe) private static let cooler = IceCooler()

  convenience init(farm: Farm = Farm()) {
    self.init(farm: farm, cooler: Self.cooler)
  }
}
