@testable import ParkingGarage

/// The world of one garage, as a spec knows it: the spec moves its clock, and reads what rose.
final class SpecWorld {
  var time: Moment
  /// By how many minutes the clock moves on each time that it's asked.
  var minutesPerAnswer = 0
  /// How many minutes a barrier takes to rise.
  var minutesPerBarrier = 0
  private(set) var raised: [String] = []

  init(_ time: Moment = Moment(12, 0)) { self.time = time }

  var world: GarageWorld {
    GarageWorld(now: answer, raiseBarrier: raise)
  }

  private func raise(_ lane: Lane) {
    raised.append("\(lane)")
    time = Moment(minutes: time.minutes + minutesPerBarrier)
  }

  private func answer() -> Moment {
    defer { time = Moment(minutes: time.minutes + minutesPerAnswer) }
    return time
  }

  /// One garage in this world.
  func makeDesk(_ site: Site = SpecSites.station) -> GarageDesk {
    makeGarage(site, in: world)
  }

  /// What the desk says when its car comes and goes at these times.
  func receipt(at desk: GarageDesk, from: Moment, to: Moment) -> String {
    time = from
    guard let ticket = desk.enter() else { return "no ticket at \(from.text)" }
    time = to
    return desk.leave(ticket) ?? "no receipt for a valid ticket"
  }
}

enum SpecSites {
  /// What the program has known so far.
  static let station = Site(
    name: "Station", places: 40, opens: 6, closes: 22, centsByDay: 200,
    centsAtNight: 50)

  /// The same as the station's, but for its name.
  static let harbour = Site(
    name: "Harbour", places: 40, opens: 6, closes: 22, centsByDay: 200,
    centsAtNight: 50)

  static let opera = Site(
    name: "Opera", places: 2, opens: 9, closes: 17, centsByDay: 350,
    centsAtNight: 5)

  static let airport = Site(
    name: "Zoë’s ✈️, & sons", places: 1_000, opens: 0, closes: 24,
    centsByDay: 10,
    centsAtNight: 9_999)

  static let yard = Site(
    name: "", places: 0, opens: 23, closes: 24, centsByDay: 0, centsAtNight: 0)
}

// Members: an answer's own function of the same name could be taken for one of these.
extension SpecWorld {
  /// `["08:15", "10:20"]`: the times that stand on a receipt.
  static func times(on receipt: String) -> [String] {
    receipt.matches(of: /\d\d:\d\d/).map { String($0.output) }
  }

  /// The number or the receipt in words, for a list of lines.
  static func words<Value>(_ value: Value?) -> String {
    value.map { "\($0)" } ?? "nil"
  }

  /// A day at the opera's garage, with two places: what the desk says, a line each.
  static func operaDay(at desk: GarageDesk, in world: SpecWorld) -> [String] {
    /// A car comes when there's no ticket, and goes when there is one.
    let events: [(time: Moment, ticket: Int?)] = [
      (Moment(8, 59), nil), (Moment(9, 0), nil), (Moment(9, 30), nil),
      (Moment(9, 45), nil),
      (Moment(10, 0), 7), (Moment(10, 0), 0), (Moment(10, 0), -1),
      (Moment(10, 0), Int.max),
      (Moment(11, 1), 1), (Moment(11, 2), 1), (Moment(16, 59), nil),
      (Moment(17, 0), nil),
      (Moment(23, 30), 3), (Moment(10, 0, day: 1), nil),
      (Moment(10, 0, day: 1), 4),
      (Moment(9, 30, day: 2), 2),
    ]
    return events.map { time, ticket in
      world.time = time
      let rose = world.raised.count
      let answer = ticket.map { words(desk.leave($0)) } ?? words(desk.enter())
      let event = ticket.map { "\($0) goes" } ?? "a car comes"
      let barrier = world.raised.dropFirst(rose).joined(separator: " ")
      return "\(time.text), \(event): \(answer); \(desk.sign()); \(barrier)"
    }
  }

  /// What the day at the opera must be like.
  static let soundOperaDay = [
    "08:59, a car comes: nil; CLOSED; ",
    "09:00, a car comes: 1; FREE 1; entry",
    "09:30, a car comes: 2; FULL; entry",
    "09:45, a car comes: nil; FULL; ",
    "10:00, 7 goes: nil; FULL; ",
    "10:00, 0 goes: nil; FULL; ",
    "10:00, -1 goes: nil; FULL; ",
    "10:00, 9223372036854775807 goes: nil; FULL; ",
    "11:01, 1 goes: Opera, ticket 1: 09:00 to 11:01, 10.50; FREE 1; exit",
    "11:02, 1 goes: nil; FREE 1; ",
    "16:59, a car comes: 3; FULL; entry",
    "17:00, a car comes: nil; CLOSED; ",
    "23:30, 3 goes: Opera, ticket 3: 16:59 to 23:30, 3.80; CLOSED; exit",
    "10:00, a car comes: 4; FULL; entry",
    "10:00, 4 goes: Opera, ticket 4: 10:00 to 10:00, 3.50; FREE 1; exit",
    "09:30, 2 goes: Opera, ticket 2: 09:30 to 09:30, 57.60; FREE 2; exit",
  ]
}
