import SpecSupport

@testable import RepairShop

/// A desk that the learner's checks judge: without a fault, it's sound.
final class PlantedDesk: FrontDesk {
  /// What it does wrong, in words that the learner reads.
  enum Fault: String, CaseIterable {
    case weekdaysAlways = "parts come from the weekday supplier on Saturdays"
    case sundayForgotten = "parts come from the weekday supplier on Sundays"
    case fridayToo = "parts come from the weekend supplier on Fridays"
    case dayOfOpening = "the supplier of the first job gets all later jobs"
    case twoSuppliers = "midnight passes, and one job goes to two suppliers"
    case boughtElsewhere = "a part that's sold out is bought elsewhere"

    case thirdDayInFull = "the third day of a loan costs as much as the first"
    case secondDayHalf = "the second day of a loan costs half"
    case noLeastDay = "a loan of no days costs nothing"
    case bikeTooMany = "one bike more is lent than the shop has"
    case bikeStaysAway = "a bike that came back isn't lent again"
    case bikeFromNowhere = "a bike comes back that was never lent"
    case oldLoanPrice = "loans cost what the first one did, a day"

    case ordersForQuote = "a quote orders the parts"
    case ordersNothing = "an accepted job orders nothing"
    case ordersOneOfEach = "two of the same part are ordered once"
    case ordersBeforeAsking = "a job is partly ordered, and then has no price"
    case noMarkup = "parts are sold at the supplier's price"
    case workOncePerJob = "two parts are fitted for the work of one"
    case freeInspection = "an inspection costs nothing"
    case membersPayAll = "members pay for the work in full"
    case cheaperExpress = "members pay less for express"
    case numberForFailure = "a failed job takes a ticket's number"
    case hiddenError = "a part that's sold out is left out without an error"
  }

  private let fault: Fault?
  /// Asks for each price more often than it needs.
  private let isChatty: Bool
  private let suppliers: [any PartsSupplier]
  private let prices: Prices
  private let today: Today
  private let bikes: Int
  private var out = 0
  private var numbers = 0
  private var first: Int?
  private var oldPrice: Int?

  init(
    _ fault: Fault? = nil, isChatty: Bool = false,
    suppliers: [any PartsSupplier], prices: @escaping Prices,
    today: @escaping Today, bikes: Int
  ) {
    self.fault = fault
    self.isChatty = isChatty
    self.suppliers = suppliers
    self.prices = prices
    self.today = today
    self.bikes = bikes
  }

  private func supplierOfToday() -> Int {
    if fault == .dayOfOpening, let first { return first }
    let weekend: Bool
    switch today() {
    case .saturday: weekend = fault != .weekdaysAlways
    case .sunday: weekend = fault != .sundayForgotten
    case .friday: weekend = fault == .fridayToo
    default: weekend = false
    }
    let number = weekend ? 1 : 0
    first = first ?? number
    return number
  }

  private func price(_ part: String, from number: Int) throws -> Int {
    if isChatty { _ = try suppliers[number].price(of: part) }
    do {
      return try suppliers[number].price(of: part)
    } catch {
      if fault == .hiddenError { return 0 }
      guard fault == .boughtElsewhere else { throw error }
      return try suppliers[1 - number].price(of: part)
    }
  }

  private func cents(_ job: Job, from number: Int) throws -> Int {
    var sum = 0
    for part in job.parts {
      let price = try price(part, from: number)
      sum += fault == .noMarkup ? price : price + price / 4
    }
    var steps = job.parts.isEmpty ? 1 : job.parts.count
    if fault == .workOncePerJob { steps = min(steps, 1) }
    if fault == .freeInspection { steps = job.parts.count }
    let express = job.pace == .express ? prices(.express) : 0
    if isChatty { _ = PriceItem.allCases.map(prices) }
    var work = steps * prices(.labour)
    if fault == .cheaperExpress { work += express }
    if job.customer == .member, fault != .membersPayAll {
      work = work * 9 / 10
    }
    return sum + work + (fault == .cheaperExpress ? 0 : express)
  }

  func quote(_ job: Job) throws -> Int {
    let number = supplierOfToday()
    if fault == .ordersForQuote {
      for part in job.parts { try suppliers[number].order(part) }
    }
    return try cents(job, from: number)
  }

  func accept(_ job: Job) throws -> Ticket {
    if fault == .numberForFailure { numbers += 1 }
    let number = supplierOfToday()
    if fault == .ordersBeforeAsking {
      for part in job.parts { try suppliers[number].order(part) }
      return Ticket(number: next(), cents: try cents(job, from: number))
    }
    let cents = try cents(job, from: number)
    var parts = job.parts
    if fault == .ordersOneOfEach { parts = Set(parts).sorted() }
    if fault == .ordersNothing { parts = [] }
    for part in parts {
      try order(part, fault == .twoSuppliers ? supplierOfToday() : number)
    }
    return Ticket(number: next(), cents: cents)
  }

  private func order(_ part: String, _ number: Int) throws {
    do {
      try suppliers[number].order(part)
    } catch {
      if fault == .hiddenError { return }
      guard fault == .boughtElsewhere else { throw error }
      try suppliers[1 - number].order(part)
    }
  }

  private func next() -> Int {
    if fault != .numberForFailure { numbers += 1 }
    return numbers
  }

  func lendBike(days: Int) throws -> Int {
    guard out < bikes + (fault == .bikeTooMany ? 1 : 0) else {
      throw NoBikeLeft()
    }
    out += 1
    let price =
      fault == .oldLoanPrice
      ? oldPrice ?? prices(.loanDay)
      : prices(.loanDay)
    oldPrice = price
    let full = fault == .thirdDayInFull ? 3 : fault == .secondDayHalf ? 1 : 2
    var sum = 0
    for day in 0..<(fault == .noLeastDay ? max(0, days) : max(1, days)) {
      sum += day < full ? price : price / 2
    }
    return sum
  }

  func takeBikeBack() {
    guard fault != .bikeStaysAway else { return }
    if fault == .bikeFromNowhere || out > 0 { out -= 1 }
  }
}

extension PlantedDesk.Fault {
  static let aboutSuppliers: [Self] = [
    .weekdaysAlways, .sundayForgotten, .fridayToo, .dayOfOpening,
    .twoSuppliers, .boughtElsewhere,
  ]
  static let aboutLoans: [Self] = [
    .thirdDayInFull, .secondDayHalf, .noLeastDay, .bikeTooMany,
    .bikeStaysAway, .bikeFromNowhere, .oldLoanPrice,
  ]
  static let aboutRepairs: [Self] = [
    .ordersForQuote, .ordersNothing, .ordersOneOfEach, .ordersBeforeAsking,
    .noMarkup,
    .workOncePerJob, .freeInspection, .membersPayAll, .cheaperExpress,
    .numberForFailure, .hiddenError,
  ]
}

extension PlantedDesk {
  /// Builds desks with this fault, or sound ones.
  static func maker(
    _ fault: Fault? = nil, isChatty: Bool = false
  ) -> Check.MakeDesk {
    { weekdays, weekends, prices, today, loanBikes in
      PlantedDesk(
        fault, isChatty: isChatty, suppliers: [weekdays, weekends],
        prices: prices, today: today, bikes: loanBikes)
    }
  }
}
