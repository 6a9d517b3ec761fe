// Wrong: the checks judge the desk of `makeDesk`, and not the one that they are given.
// Rejected by: a sound desk passes every check of yours
/// The world of one check: it can be changed, and writes down the orders.
final class Town {
  var day: Day
  var loanDay = 9
  var onOrder: () -> Void = {}
  private var ordered: [String] = []

  init(_ day: Day) { self.day = day }

  var orders: String { ordered.sorted().joined(separator: ", ") }

  /// Opens the desk that a check judges in this world.
  func open(_ given: Check.MakeDesk, bikes: Int = 1) -> any FrontDesk {
    makeDesk(
      weekdays: Shelf(name: "weekdays", price: 40, order: order),
      weekends: Shelf(name: "weekends", price: 72, order: order),
      prices: { [self] in $0 == .labour ? 60 : $0 == .express ? 7 : loanDay },
      today: { [self] in day }, loanBikes: bikes)
  }

  /// Accepts the job: `No. 1, 110`, or the error.
  func ticket(_ desk: any FrontDesk, _ job: Job) -> String {
    do {
      let ticket = try desk.accept(job)
      return "No. \(ticket.number), \(ticket.cents)"
    } catch {
      return error is SoldOut ? "SoldOut" : "\(error)"
    }
  }

  private func order(_ line: String) {
    ordered.append(line)
    onOrder()
  }
}

/// A supplier that has everything but lamps.
private struct Shelf: PartsSupplier {
  let name: String
  let price: Int
  let order: (String) -> Void

  func price(of part: String) throws -> Int {
    // Only the weekend supplier has lamps.
    guard part != "lamp" || name == "weekends" else {
      throw SoldOut(part: part)
    }
    return price
  }

  func order(_ part: String) throws { order("\(name): \(part)") }
}
