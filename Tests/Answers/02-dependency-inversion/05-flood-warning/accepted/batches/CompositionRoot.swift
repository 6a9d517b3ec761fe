/// The authority's watch. The app's main calls this, and then makes a round
/// every ten minutes.
func makeWatch() -> Watch {
  makeWatch(world: .live, plan: .current)
}

/// A watch on the rivers of a plan, in this world.
func makeWatch(world: World, plan: Plan) -> Watch {
  let policy = WarningPolicy(plan: plan, broadcast: Providers(world: world))
  return Watch {
    let hydroLine = world.hydroLine.compactMapValues { $0.centimetres }
    let fathom = world.fathom.compactMapValues { $0.centimetres }
    return policy.take(hydroLine.merging(fathom) { first, _ in first })
  }
}
