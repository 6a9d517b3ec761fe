/// The authority's watch. The app's main calls this, and then makes a round
/// every ten minutes.
func makeWatch() -> Watch {
  makeWatch(world: .live, plan: .current)
}

/// A watch on the rivers of a plan, in this world.
func makeWatch(world: World, plan: Plan) -> Watch {
  var rivers = plan.rivers.map {
    RiverWatch<World>(river: $0, contacts: plan.contacts)
  }
  return Watch {
    rivers.indices.flatMap { rivers[$0].look(world) }
  }
}
