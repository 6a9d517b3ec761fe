// The outside world. Leave it as it is.

/// A repair as a customer asks for it.
struct Job: Sendable {
  enum Customer: CaseIterable, Sendable { case guest, member }
  enum Pace: CaseIterable, Sendable { case usual, express }

  /// The parts to replace; none for an inspection.
  var parts: [String]
  var customer = Customer.guest
  var pace = Pace.usual
}

/// What a customer gets for a bike that stays in the shop.
struct Ticket: Equatable, Sendable {
  let number: Int
  let cents: Int
}

/// All loan bikes are out.
struct NoBikeLeft: Error, Equatable {}

/// The shop as its customers see it. A desk is used by one person at a time.
protocol FrontDesk {
  /// What the job would cost today, in cents. Orders nothing.
  ///
  /// - Throws: What the supplier throws.
  func quote(_ job: Job) throws -> Int

  /// Takes the bike in: asks for all prices, then orders each part of the job
  /// once, and charges what a quote would say at this moment.
  ///
  /// The tickets of a desk have the numbers 1, 2, 3 … A job that fails gets
  /// none, and where a price is missing, nothing is ordered.
  ///
  /// - Throws: What the supplier throws.
  func accept(_ job: Job) throws -> Ticket

  /// Lends a bike, and returns what that costs, in cents.
  ///
  /// - Throws: `NoBikeLeft` when all of the shop's loan bikes are out.
  func lendBike(days: Int) throws -> Int

  /// A loan bike comes back. When none is out, nothing changes.
  func takeBikeBack()
}
