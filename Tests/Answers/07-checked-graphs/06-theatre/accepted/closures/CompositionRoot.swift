// Sound: a desk is two functions and an evening is one. Only `makeDesk` takes a venue apart.
// Keeps: 2

/// The desks of the tour, one for each venue. The app's main calls this.
func openTour() -> [any CueDesk] {
  [
    makeDesk(venue: .oldPlayhouse, show: .winterTale),
    makeDesk(venue: .harbourHall, show: .winterTale),
  ]
}

/// The desk from which a show is run at a venue.
func makeDesk(venue: Venue, show: Show) -> any CueDesk {
  let judge = judge(of: show, playedAt: venue.name)
  return ClosureDesk(
    report: { judge(venue.list()) },
    open: {
      let list = venue.list()
      let findings = judge(list)
      guard findings.isEmpty else { throw NotReady(findings: findings) }
      return ClosureEvening(
        run: runner(of: show, start: starter(of: list, with: venue.switchOn)))
    })
}
