/// A world of a check's own: the check moves its clock, and reads what rose.
final class Day {
  var time = Moment(12, 0)
  private(set) var raised: [String] = []

  var world: GarageWorld {
    GarageWorld(
      now: { self.time }, raiseBarrier: { self.raised.append("\($0)") })
  }
}

extension Site {
  static let hill = Site(
    name: "Hill", places: 2, opens: 7, closes: 20,
    centsByDay: 300, centsAtNight: 20)
  static let quay = Site(
    name: "Quay", places: 7, opens: 0, closes: 24,
    centsByDay: 100, centsAtNight: 100)
}

/// The ticket's number or the receipt, as a check writes it down.
func text<Value>(_ value: Value?, or nothing: String = "no receipt") -> String {
  value.map { "\($0)" } ?? nothing
}
