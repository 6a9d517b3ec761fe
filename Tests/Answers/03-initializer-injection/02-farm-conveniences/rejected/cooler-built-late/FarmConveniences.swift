// Wrong: the short call's cooler is built at the first round, and not at once.
// Rejected by: keeps the app's dairy on its farm and its ice
// The short calls of the app. Only this file says which parts are the usual
// ones; a test, or another app, leaves it out.

extension Farm {
  /// The farm that the app opens with.
  init() {
    self.init(animals: [Cow(), Duck()])
  }
}

extension Dairy {
  /// A dairy with a cooler of its own; the app's farm, if none is given.
  convenience init(farm: Farm = Farm()) {
    self.init(farm: farm, cooler: LazyCooler())
  }
}

/// Buys its ice when it is first needed.
private final class LazyCooler: Cooler {
  private lazy var ice = IceCooler()
  func cool() -> Int { ice.cool() }
}
