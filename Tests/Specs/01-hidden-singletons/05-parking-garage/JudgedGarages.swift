@testable import ParkingGarage

/// What can be wrong with garages that the learner's checks judge.
enum Fault: String {
  // One garage meddles in another.
  case places = "a car in one garage takes a place in every garage"
  case numbers = "all garages number their tickets in one row"
  case tickets = "a ticket of one garage opens the exit of another"
  case site = "a garage has the hours and prices of the one that was built last"
  case world = "a garage raises the barrier of the one that was built last"

  // A wrong time or a wrong price.
  case morning = "the time is always that at which the garage was built"
  case openedOnce =
    "a garage that was built by day is never closed, and by night never open"
  case begun = "an hour that has only begun is free, except for the first"
  case firstPrice = "each hour costs what the first one costs"
  case nightEntry = "cars get in while it's closed"
  case sign = "the sign says FREE while it's closed"
  case lateHour = "it closes an hour late"

  // A wrong barrier, place or ticket.
  case openWhenFull = "the entry's barrier rises for a car that is refused"
  case shutAtExit = "the exit's barrier stays down"
  case lostPlace = "a place stays taken when its car has left"
  case twice = "a ticket opens the exit twice"
  case oneMore = "one car more than there are places gets in"
}

/// Makes garages with this fault; sound ones without.
func makeGarages(with fault: Fault?) -> Check.MakeGarage {
  let company = Company()
  return { site, world in
    company.site = site
    company.world = world
    let garage = JudgedGarage(site, world, fault, company)
    return GarageDesk(
      enter: { garage.admit() }, leave: { garage.release($0) },
      sign: { garage.shownSign() })
  }
}

/// What garages with some faults have in common.
private final class Company {
  var site: Site?
  var world: GarageWorld?
  var taken = 0
  var lastNumber = 0
  var cars: [(number: Int, came: Moment)] = []
}

private final class JudgedGarage {
  private let ownSite: Site
  private let ownWorld: GarageWorld
  private let fault: Fault?
  private let company: Company
  private let built: Moment?
  private var taken = 0
  private var lastNumber = 0
  private var cars: [(number: Int, came: Moment)] = []

  init(_ site: Site, _ world: GarageWorld, _ fault: Fault?, _ company: Company)
  {
    (ownSite, ownWorld, self.fault, self.company) = (
      site, world, fault, company
    )
    built = fault == .morning || fault == .openedOnce ? world.now() : nil
  }

  private var site: Site { fault == .site ? company.site ?? ownSite : ownSite }
  private var world: GarageWorld {
    fault == .world ? company.world ?? ownWorld : ownWorld
  }
  private var now: Moment {
    (fault == .morning ? built : nil) ?? ownWorld.now()
  }

  private var free: Int {
    let more = fault == .oneMore ? 1 : 0
    return ownSite.places + more - (fault == .places ? company.taken : taken)
  }

  private func isOpen(_ time: Moment) -> Bool {
    (site.opens..<site.closes + (fault == .lateHour ? 1 : 0)).contains(
      time.hour)
  }

  /// Whether it's open for those who come at this time.
  private func admits(at time: Moment) -> Bool {
    isOpen((fault == .openedOnce ? built : nil) ?? time)
  }

  private func take(_ places: Int) {
    taken += places
    company.taken += places
  }

  func admit() -> Int? {
    let now = now
    guard admits(at: now) || fault == .nightEntry else { return nil }
    if free > 0 || fault == .openWhenFull { world.raiseBarrier(.entry) }
    guard free > 0 else { return nil }
    take(1)
    lastNumber += 1
    company.lastNumber += 1
    let number = fault == .numbers ? company.lastNumber : lastNumber
    cars.append((number, now))
    company.cars.append((number, now))
    return number
  }

  func release(_ number: Int) -> String? {
    let all = fault == .tickets ? company.cars : cars
    guard let car = all.first(where: { $0.number == number }) else {
      return nil
    }
    if fault != .twice {
      cars.removeAll { $0.number == number }
      company.cars.removeAll { $0.number == number }
    }
    if fault != .lostPlace { take(-1) }
    let now = now
    if fault != .shutAtExit { world.raiseBarrier(.exit) }
    let cents = price(from: car.came, minutes: now.minutes - car.came.minutes)
    return
      "\(ownSite.name), ticket \(number): \(car.came.text) to \(now.text), "
      + "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  func shownSign() -> String {
    guard admits(at: now) || fault == .sign else { return "CLOSED" }
    return free > 0 ? "FREE \(free)" : "FULL"
  }

  private func price(from start: Moment, minutes: Int) -> Int {
    let hours = max(1, (minutes + (fault == .begun ? 0 : 59)) / 60)
    return (0..<hours).map { hour in
      let begin = Moment(
        minutes: start.minutes + (fault == .firstPrice ? 0 : hour * 60))
      return isOpen(begin) ? site.centsByDay : site.centsAtNight
    }
    .reduce(0, +)
  }
}

/// The faults that the learner's checks don't notice: `"the exit's barrier stays down: got away"`.
///
/// A check that refuses sound garages as well has noticed nothing.
func missed(_ faults: [Fault]) -> [String] {
  let checks = garageChecks().filter {
    $0.complaint(about: makeGarages(with: nil)) == nil
  }
  return faults.filter { fault in
    checks.allSatisfy { $0.complaint(about: makeGarages(with: fault)) == nil }
  }.map { "\($0.rawValue): got away" }
}
