struct TouringDesk: CueDesk {
  let venue: Venue
  let show: Show
  let rules: [any Rule] = [
    EveryCueHasItsParts(), EveryPartHasItsNeeds(), NoCableLeavesTheHouse(),
    NoPartsNeedEachOther(),
  ]

  func rehearse() -> [Finding] { judge(plan()) }

  func openDoors() throws -> any Evening {
    let plan = plan()
    let findings = judge(plan)
    guard findings.isEmpty else { throw NotReady(findings: findings) }
    return Performance(of: plan, switchOn: venue.switchOn)
  }

  private func plan() -> Plan {
    Plan(house: venue.name, parts: venue.list(), show: show)
  }

  private func judge(_ plan: Plan) -> [Finding] {
    rules.flatMap { $0.findings(in: plan) }
  }
}
