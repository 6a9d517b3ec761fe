struct TouringDesk: CueDesk {
  let venue: Venue
  let show: Show

  func rehearse() -> [Finding] { Rig(of: show, at: venue).findings }

  func openDoors() throws -> any Evening {
    let rig = Rig(of: show, at: venue)
    guard rig.findings.isEmpty else { throw NotReady(findings: rig.findings) }
    return rig.start(venue.switchOn)
  }
}
