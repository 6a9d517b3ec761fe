// Wrong: a text is cut as the first provider on the route wants it, whoever sends it in the end.
// Rejected by: only PingPost's texts are cut

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
    let route = route()
    let text = route.first == .pingPost ? String(text.prefix(70)) : text
    return route.contains { provider in
      switch provider {
      case .pingPost: pingPost.tell(contact, text)
      case .skyText: skyText.tell(contact, text)
      }
    }
  }
}
