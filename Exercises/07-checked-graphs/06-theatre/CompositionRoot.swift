/// The desks of the tour, one for each venue. The app's main calls this.
func openTour() -> [any CueDesk] {
  [
    makeDesk(venue: .oldPlayhouse, show: .winterTale),
    makeDesk(venue: .harbourHall, show: .winterTale),
  ]
}

/// The desk from which a show is run at a venue.
func makeDesk(venue: Venue, show: Show) -> any CueDesk {
  TouringDesk()
}
