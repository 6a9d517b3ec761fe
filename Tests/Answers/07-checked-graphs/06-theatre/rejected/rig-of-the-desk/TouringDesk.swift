// Wrong: what is running stays running for the next evening.
// Rejected by: each evening has machines of its own

/// The desk of one show at one venue. It knows what is running.
final class TouringDesk: CueDesk {
  private let venue: Venue
  private let show: Show
  private var performance: Performance?

  init(venue: Venue, show: Show) {
    self.venue = venue
    self.show = show
  }

  func rehearse() -> [Finding] {
    Wiring(of: show, at: venue).findings
  }

  func openDoors() throws -> any Evening {
    let wiring = Wiring(of: show, at: venue)
    let findings = wiring.findings
    guard findings.isEmpty else { throw NotReady(findings: findings) }
    if let performance, performance.parts == wiring.parts {
      return performance
    }
    let new = try Performance(wiring, switchOn: venue.switchOn)
    performance = new
    return new
  }
}
