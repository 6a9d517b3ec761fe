// Sound: the desk is a struct, and one object holds all that it remembers, behind a lock.

import Synchronization

struct Desk: FrontDesk {
  let repairs: Repairs
  let tariff: LoanTariff
  let book: Book

  func quote(_ job: Job) throws -> Int {
    try repairs.estimate(for: job).cents
  }

  func accept(_ job: Job) throws -> Ticket {
    let estimate = try repairs.estimate(for: job)
    try estimate.orderParts()
    return Ticket(number: book.nextNumber(), cents: estimate.cents)
  }

  func lendBike(days: Int) throws -> Int {
    try book.lend()
    return tariff.cents(for: days)
  }

  func takeBikeBack() { book.takeBack() }
}

/// What a desk remembers.
final class Book: Sendable {
  private struct Page {
    var numbers = 0
    var lent = 0
  }

  private let bikes: Int
  private let page = Mutex(Page())

  init(bikes: Int) { self.bikes = bikes }

  func nextNumber() -> Int {
    page.withLock { page in
      page.numbers += 1
      return page.numbers
    }
  }

  func lend() throws {
    try page.withLock { page in
      guard page.lent < bikes else { throw NoBikeLeft() }
      page.lent += 1
    }
  }

  func takeBack() { page.withLock { $0.lent = max(0, $0.lent - 1) } }
}
