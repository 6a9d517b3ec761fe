/// The desk of one show at one venue. It remembers nothing.
struct TouringDesk: CueDesk {
  let venue: Venue
  let show: Show

  func rehearse() -> [Finding] {
    Wiring(of: show, at: venue).findings
  }

  func openDoors() throws -> any Evening {
    try Performance(
      Wiring(of: show, at: venue), switchOn: venue.switchOn)
  }
}
