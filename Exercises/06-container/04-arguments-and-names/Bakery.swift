struct Oven {
  let degrees: Int
}

struct Bread {
  let oven: Oven?
}

/// A birthday cake.
struct Cake {
  var person = ""
  var candles = 0
  let oven: Oven?
}
