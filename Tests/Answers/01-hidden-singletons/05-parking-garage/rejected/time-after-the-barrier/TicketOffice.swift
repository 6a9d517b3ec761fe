final class TicketOffice {
  private let places: Int
  private var issued = 0
  private var open: [Int: Moment] = [:]

  init(_ site: Site) { places = site.places }

  var free: Int { places - open.count }

  func issue(at time: Moment) -> Int? {
    guard free > 0 else { return nil }
    issued += 1
    open[issued] = time
    return issued
  }

  func collect(_ number: Int) -> Moment? { open.removeValue(forKey: number) }
}

extension Site {
  var hours: Range<Int> { opens..<closes }
}

struct Tariff {
  let site: Site

  func cents(from: Moment, to: Moment) -> Int {
    let last = max(to.minutes, from.minutes + 1)
    return stride(from: from.minutes, to: last, by: 60).reduce(0) {
      sum, minute in
      let isDay = site.hours.contains(Moment(minutes: minute).hour)
      return sum + (isDay ? site.centsByDay : site.centsAtNight)
    }
  }
}

struct Paper {
  let garage: String
  let number: Int
  let from: Moment
  let to: Moment

  func text(_ cents: Int) -> String {
    let rest = cents % 100
    return "\(garage), ticket \(number): \(from.text) to \(to.text), "
      + "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
