// Wrong: the list is judged, and then read again to switch on.
// Rejected by: the doors open with the list that was judged

/// The desk of one show at one venue. It remembers nothing.
struct TouringDesk: CueDesk {
  let venue: Venue
  let show: Show

  func rehearse() -> [Finding] {
    Wiring(of: show, at: venue).findings
  }

  func openDoors() throws -> any Evening {
    let findings = rehearse()
    guard findings.isEmpty else { throw NotReady(findings: findings) }
    return try Performance(
      Wiring(of: show, at: venue), switchOn: venue.switchOn)
  }
}
