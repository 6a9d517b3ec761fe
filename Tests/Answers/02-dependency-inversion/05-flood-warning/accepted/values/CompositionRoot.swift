/// The authority's watch. The app's main calls this, and then makes a round
/// every ten minutes.
func makeWatch() -> Watch {
  makeWatch(world: .live, plan: .current)
}

/// A watch on the rivers of a plan, in this world.
func makeWatch(world: World, plan: Plan) -> Watch {
  var policy = WarningPolicy(plan: plan)
  return Watch {
    var problems: [String] = []
    for river in plan.rivers {
      guard let level = world.level(of: river) else {
        problems.append("\(river.name): no level")
        continue
      }
      for message in policy.messages(at: level, of: river) {
        if world.tell(message.contact, message.text) {
          policy.arrived(message)
        } else {
          problems.append("\(river.name): \(message.contact.name) not reached")
        }
      }
    }
    return problems
  }
}
