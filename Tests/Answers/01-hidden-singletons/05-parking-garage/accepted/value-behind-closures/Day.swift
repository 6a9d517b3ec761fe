/// A world of a check's own: the check moves its clock, and reads what rose.
struct Day {
  let world: GarageWorld
  private let rose: () -> [String]
  private let read: () -> Moment
  private let write: (Moment) -> Void

  init() {
    var time = Moment(12, 0)
    var raised: [String] = []
    world = GarageWorld(
      now: { time }, raiseBarrier: { raised.append("\($0)") })
    rose = { raised }
    read = { time }
    write = { time = $0 }
  }

  var raised: [String] { rose() }

  var time: Moment {
    get { read() }
    nonmutating set { write(newValue) }
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
