struct TouringDesk: CueDesk {
  let venue: Venue
  let show: Show

  private var verdict: Verdict {
    Verdict(on: venue.list(), of: venue.name, for: show)
  }

  func rehearse() -> [Finding] {
    switch verdict {
    case .ready: []
    case .notReady(let findings): findings
    }
  }

  func openDoors() throws -> any Evening {
    switch verdict {
    case .ready(let plan): Performance(plan, switchOn: venue.switchOn)
    case .notReady(let findings): throw NotReady(findings: findings)
    }
  }
}
