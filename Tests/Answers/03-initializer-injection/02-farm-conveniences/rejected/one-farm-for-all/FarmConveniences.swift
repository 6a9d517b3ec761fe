// Wrong: all screens share the animals of one farm.
// Rejected by: keeps the app's farm on a cow and a duck

// The short calls of the app. Only this file says which parts are the usual
// ones; a test, or another app, leaves it out.

extension Farm {
  /// The farm that the app opens with.
  init() {
    self = Farm.ofTheApp
  }

  nonisolated(unsafe) private static let ofTheApp =
    Farm(animals: [Cow(), Duck()])
}

extension Dairy {
  /// A dairy with a cooler of its own; the app's farm, if none is given.
  convenience init(farm: Farm = Farm()) {
    self.init(farm: farm, cooler: IceCooler())
  }
}
