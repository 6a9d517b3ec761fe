// Wrong: the rules look up the site in a static property, which the last garage set.
// Rejected by: a garage has the places, hours and prices of its own site

/// One car in one garage, from its ticket to its receipt.
struct Stay {
  let ticket: Int
  let from: Moment
  let to: Moment
}

/// What follows from the operator's decisions, at whichever time.
extension Site {
  nonisolated(unsafe) static var current: Site?

  func isOpen(at time: Moment) -> Bool {
    let site = Site.current ?? self
    return site.opens <= time.hour && time.hour < site.closes
  }

  func fee(for stay: Stay) -> Int {
    var cents = 0
    var begun = stay.from
    repeat {
      cents += isOpen(at: begun) ? centsByDay : centsAtNight
      begun = Moment(minutes: begun.minutes + 60)
    } while begun < stay.to
    return cents
  }

  func receipt(for stay: Stay) -> String {
    let cents = fee(for: stay)
    let price = "\(cents / 100).\(cents % 100 / 10)\(cents % 10)"
    return "\(name), ticket \(stay.ticket): "
      + "\(stay.from.text) to \(stay.to.text), \(price)"
  }
}
