/// The authority's watch. The app's main calls this, and then makes a round
/// every ten minutes.
func makeWatch() -> Watch {
  makeWatch(world: .live, plan: .current)
}

/// A watch on the rivers of a plan, in this world.
func makeWatch(world: World, plan: Plan) -> Watch {
  let policy = WorldlyPolicy(plan: plan, world: world)
  return Watch(round: policy.round)
}

private final class WorldlyPolicy: WarningPolicy {
  private let world: World

  init(plan: Plan, world: World) {
    self.world = world
    super.init(plan: plan)
  }

  override func level(of river: River) -> Int? { world.level(of: river) }

  override func tell(_ contact: Contact, _ text: String) -> Bool {
    world.tell(contact, text)
  }
}
