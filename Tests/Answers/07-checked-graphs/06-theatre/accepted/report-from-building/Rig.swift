/// A show, as far as it can be built.
struct Rig {
  let findings: [Finding]
  private let cues: [Int: [(recipe: Recipe, order: String)]]

  init(of show: Show, at venue: Venue) {
    var builder = Builder(venue.list(), venue: venue.name)
    var cues: [Int: [(recipe: Recipe, order: String)]] = [:]
    for cue in show.cues {
      for call in cue.calls {
        let recipe = builder.recipe(for: call.part, .cue(cue.number))
        if let recipe {
          cues[cue.number, default: []].append((recipe, call.order))
        }
      }
    }
    self.cues = cues
    findings = Array(builder.findings)
  }

  func start(_ switchOn: SwitchOn) -> Performance {
    Performance(
      cues: cues.mapValues { calls in
        calls.map { ($0.recipe.start(switchOn), $0.order) }
      })
  }
}
