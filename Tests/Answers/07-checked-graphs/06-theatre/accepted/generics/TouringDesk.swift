// Sound: a graph that knows nothing of theatres, generic in its nodes; the house translates.

struct TouringDesk<House: Wired>: CueDesk where House.Node == String {
  let house: House
  let show: Show
  let switchOn: SwitchOn

  private func graph() -> Graph<String, Cable> { house.graph() }

  func rehearse() -> [Finding] { findings(in: graph()) }

  func openDoors() throws -> any Evening {
    let graph = graph()
    let findings = findings(in: graph)
    guard findings.isEmpty else { throw NotReady(findings: findings) }
    var machines: [String: any Machine] = [:]
    for name in graph.order(from: show.cues.flatMap(\.calls).map(\.part)) {
      let needs = graph.needs[name] ?? []
      machines[name] = switchOn(name, needs.compactMap { machines[$0] })
    }
    return Performance(show: show, machines: machines)
  }

  private func findings(in graph: Graph<String, Cable>) -> [Finding] {
    let cues = show.cues.flatMap { cue in
      cue.calls.filter { graph.needs[$0.part] == nil }.map {
        Finding.missing($0.part, neededBy: .cue(cue.number))
      }
    }
    let parts = graph.missing.map {
      Finding.missing($0.to, neededBy: .part($0.from))
    }
    let strangers = graph.strangers.map {
      Finding.wrongVenue($0.edge, neededBy: $0.from)
    }
    let rings = cycles(in: graph.needs).map { Finding.cycle($0) }
    return Array(Set(cues)) + parts + strangers + rings
  }
}
