// Wrong: only the first provider on the route is tried.
// Rejected by: a message goes by the first provider that reaches the contact

/// The authority's watch. The app's main calls this, and then makes a round
/// every ten minutes.
func makeWatch() -> Watch {
  makeWatch(world: .live, plan: .current)
}

/// A watch on the rivers of a plan, in this world.
func makeWatch(world: World, plan: Plan) -> Watch {
  let gauges = Gauges(
    byRiver: world.hydroLine.mapValues { HydroLineLevels(gauge: $0) }
      .merging(world.fathom.mapValues { FathomLevels(gauge: $0) }) { own, _ in
        own
      })
  let messenger = Switchboard(
    route: world.route,
    pingPost: PingPostMessenger(provider: world.pingPost),
    skyText: SkyTextMessenger(provider: world.skyText))
  let policy = WarningPolicy(plan: plan, messenger: messenger)
  return Watch(round: { policy.round(reading: gauges) })
}

/// The gauges of all vendors, as one.
private struct Gauges: LevelSource {
  let byRiver: [String: any Levels]

  func level(of river: River) -> Int? { byRiver[river.name]?.level() }
}

/// The providers in use, as one.
private struct Switchboard: Messenger {
  let route: () -> [Provider]
  let pingPost: PingPostMessenger
  let skyText: SkyTextMessenger

  func tell(_ contact: Contact, _ text: String) -> Bool {
    switch route().first {
    case .pingPost: pingPost.tell(contact, text)
    case .skyText: skyText.tell(contact, text)
    case nil: false
    }
  }
}
