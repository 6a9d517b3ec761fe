/// The desks of the tour, one for each venue. The app's main calls this.
func openTour() -> [any CueDesk] {
  [Venue.oldPlayhouse, .harbourHall].map {
    makeDesk(venue: $0, show: .winterTale)
  }
}

/// The desk from which a show is run at a venue.
func makeDesk(venue: Venue, show: Show) -> some CueDesk {
  TouringDesk(house: venue, show: show, switchOn: venue.switchOn)
}
