/// One car in one garage, from its ticket to its receipt.
struct Stay {
  let ticket: Int
  let from: Moment
  let to: Moment
}

/// What follows from the operator's decisions, at whichever time.
extension Site {
  func isOpen(at time: Moment) -> Bool {
    opens <= time.hour && time.hour < closes
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

  func receipt(for stay: Stay, cents: Int) -> String {
    let price = "\(cents / 100).\(cents % 100 / 10)\(cents % 10)"
    return "\(name), ticket \(stay.ticket): "
      + "\(stay.from.text) to \(stay.to.text), \(price)"
  }
}
