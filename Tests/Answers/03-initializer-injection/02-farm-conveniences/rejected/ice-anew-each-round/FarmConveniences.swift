// Wrong: builds a cooler at each round, so the ice never melts.
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
    self.init(farm: farm, cooler: FreshIce())
  }
}

/// Fetches ice only when there is milk.
private struct FreshIce: Cooler {
  func cool() -> Int { IceCooler().cool() }
}
