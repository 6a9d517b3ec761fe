struct Tonight {
  let planet: String
}

struct Loudspeaker {
  let tonight: Tonight

  func announce() -> String { "Tonight we look at \(tonight.planet)." }
}

/// Called once, when the observatory's app starts.
func makeLoudspeaker(plan: () -> Tonight) -> Loudspeaker {
  Loudspeaker(tonight: plan())
}
