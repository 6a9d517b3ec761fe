struct TouringDesk: CueDesk {
  let venue: Venue
  let show: Show

  func rehearse() -> [Finding] {
    findings(in: venue.list(), of: venue.name, for: show)
  }

  func openDoors() throws -> any Evening {
    let list = venue.list()
    let found = findings(in: list, of: venue.name, for: show)
    guard found.isEmpty else { throw NotReady(findings: found) }
    return Performance(
      of: show, on: stations(of: list, switchOn: venue.switchOn))
  }
}
