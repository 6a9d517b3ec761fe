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
