/// Random numbers that come again with the same seed: SplitMix64.
///
/// Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014.
public struct Seeded: RandomNumberGenerator, CustomStringConvertible {
  public let seed: UInt64
  private var state: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// What a failure says, so that the case can be had again.
  public var description: String { "WORKBOOK_FUZZ_SEED=\(seed)" }
}

extension Seeded {
  /// A number from 0 to below the limit.
  public mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// True once in so many times.
  public mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// One of several; there must be one.
  public mutating func one<Element>(of all: [Element]) -> Element { all[below(all.count)] }

  /// So many of something, none to the limit.
  public mutating func some<Element>(
    _ limit: Int, _ make: (inout Seeded) throws -> Element
  ) rethrows -> [Element] {
    var all: [Element] = []
    for _ in 0..<below(limit + 1) { all.append(try make(&self)) }
    return all
  }

  /// The elements, in another order.
  public mutating func shuffled<Element>(_ all: [Element]) -> [Element] {
    all.shuffled(using: &self)
  }
}
