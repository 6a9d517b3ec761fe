/// One garage: a value that knows neither clock nor barrier.
struct Garage {
  let site: Site
  private var arrivals: [Int: Moment] = [:]
  private var lastNumber = 0

  init(site: Site) { self.site = site }

  private var freePlaces: Int { site.places - arrivals.count }

  mutating func enter(at time: Moment) -> Int? {
    guard site.isOpen(at: time), freePlaces > 0 else { return nil }
    lastNumber += 1
    arrivals[lastNumber] = time
    return lastNumber
  }

  mutating func leave(_ ticket: Int, at time: Moment) -> String? {
    arrivals.removeValue(forKey: ticket).map { arrival in
      site.receipt(for: Stay(ticket: ticket, from: arrival, to: time))
    }
  }

  func sign(at time: Moment) -> String {
    guard site.isOpen(at: time) else { return "CLOSED" }
    return freePlaces > 0 ? "FREE \(freePlaces)" : "FULL"
  }
}
