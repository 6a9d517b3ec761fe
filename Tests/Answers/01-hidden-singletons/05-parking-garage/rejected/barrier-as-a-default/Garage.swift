// Wrong: the barrier is a parameter with the real one as its default, and one caller leaves it out.
// Rejected by: a garage works without the real clock and barrier

/// One garage: its cars, in a world that was handed to it.
final class Garage {
  private let site: Site
  private let now: () -> Moment
  private let raise: (Lane) -> Void

  /// When each car that is inside came, by the number of its ticket.
  private var arrivals: [Int: Moment] = [:]
  private var lastNumber = 0

  init(
    site: Site, now: @escaping () -> Moment,
    raise: @escaping (Lane) -> Void = BarrierMotor.shared.raise
  ) {
    self.site = site
    self.now = now
    self.raise = raise
  }

  func enter() -> Int? {
    let now = self.now()
    guard site.isOpen(at: now), freePlaces > 0 else { return nil }
    lastNumber += 1
    arrivals[lastNumber] = now
    raise(.entry)
    return lastNumber
  }

  func leave(ticket: Int) -> String? {
    guard let arrival = arrivals.removeValue(forKey: ticket) else {
      return nil
    }
    let stay = Stay(ticket: ticket, from: arrival, to: self.now())
    raise(.exit)
    return site.receipt(for: stay)
  }

  var sign: String {
    guard site.isOpen(at: self.now()) else { return "CLOSED" }
    return freePlaces > 0 ? "FREE \(freePlaces)" : "FULL"
  }

  private var freePlaces: Int { site.places - arrivals.count }
}
