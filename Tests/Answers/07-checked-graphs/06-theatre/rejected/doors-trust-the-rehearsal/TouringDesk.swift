// Wrong: the doors open or stay shut by the last report.
// Rejected by: a report is about the list of the moment

/// The desk of one show at one venue. It remembers its last report.
final class TouringDesk: CueDesk {
  private let venue: Venue
  private let show: Show
  private var report: [Finding]?

  init(venue: Venue, show: Show) {
    self.venue = venue
    self.show = show
  }

  func rehearse() -> [Finding] {
    let findings = Wiring(of: show, at: venue).findings
    report = findings
    return findings
  }

  func openDoors() throws -> any Evening {
    let wiring = Wiring(of: show, at: venue)
    let findings = report ?? wiring.findings
    guard findings.isEmpty else { throw NotReady(findings: findings) }
    return try Performance(wiring, switchOn: venue.switchOn)
  }
}
