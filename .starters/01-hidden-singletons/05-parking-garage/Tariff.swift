/// What a stay costs.
enum Tariff {
  static let centsByDay = 200
  static let centsAtNight = 50

  /// Each hour begun costs the price of the minute at which it begins.
  static func fee(for ticket: Ticket, until end: Moment = .now) -> Int {
    var cents = 0
    var begun = ticket.since
    repeat {
      cents += begun.isOpeningHour ? centsByDay : centsAtNight
      begun = Moment(minutes: begun.minutes + 60)
    } while begun < end
    return cents
  }
}

extension Moment {
  static var now: Moment { WallClock.now() }

  var isOpeningHour: Bool { (6..<22).contains(hour) }
}
