// Wrong: A second initializer fills in the person and the candles.
// Rejected by: no cake is made without its person and its candles

struct Oven {
  let degrees: Int
}

struct Bread {
  let oven: Oven?
}

/// A birthday cake.
struct Cake {
  let person: String
  let candles: Int
  let oven: Oven?
}

extension Cake {
  /// A plain cake, for the shop window.
  init(oven: Oven?) {
    self.init(person: "", candles: 0, oven: oven)
  }
}
