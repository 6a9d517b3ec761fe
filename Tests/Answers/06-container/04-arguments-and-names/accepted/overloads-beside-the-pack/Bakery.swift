// Sound: the old overloads stay next to the pack, and lead to the same registrations.
struct Oven {
  let degrees: Int
}

struct Bread {
  let oven: Oven?
}

/// A birthday cake.
struct Cake {
  let person: String
  private(set) var candles: Int
  let oven: Oven?
}
