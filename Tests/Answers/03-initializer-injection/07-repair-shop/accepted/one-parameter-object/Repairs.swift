extension Job {
  /// What the work on it costs, in cents.
  func work(at prices: Prices) -> Int {
    let labour = prices(.labour) * max(parts.count, 1)
    let reduced = customer == .member ? labour * 90 / 100 : labour
    return reduced + (pace == .express ? prices(.express) : 0)
  }
}
