// Wrong: every dairy of the app warms the same milk.
// Rejected by: keeps no state in a global or a static property

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
