struct Oven {
  let degrees: Int
}

struct Bread {
  let oven: Oven?
}

/// A birthday cake.
struct Cake {
  let person: String
  var candles = 0
  let oven: Oven?
}
