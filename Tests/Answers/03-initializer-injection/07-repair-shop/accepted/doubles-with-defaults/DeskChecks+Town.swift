// Sound: the doubles of the checks have defaults and long initializers, which is their own affair.
/// The world of one check: it can be changed, and writes down the orders.
final class Town {
  var day: Day
  var loanDay = 9
  var onOrder: () -> Void = {}
  private var ordered: [String] = []

  init(_ day: Day) { self.day = day }

  var orders: String { ordered.sorted().joined(separator: ", ") }

  /// Opens the desk that a check judges in this world.
  func open(_ makeDesk: Check.MakeDesk, bikes: Int = 1) -> any FrontDesk {
    makeDesk(
      Shelf(name: "weekdays", price: 40, order: order),
      Shelf(name: "weekends", price: 72, order: order),
      { [self] in $0 == .labour ? 60 : $0 == .express ? 7 : loanDay },
      { [self] in day }, bikes)
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
  var name = "weekdays"
  var price = 1
  var order: (String) -> Void = { _ in }
  var spare: any PartsSupplier = Nothing()
  var day: Day? = nil
  var isOpen = true

  func price(of part: String) throws -> Int {
    // Only the weekend supplier has lamps.
    guard part != "lamp" || name == "weekends" else {
      throw SoldOut(part: part)
    }
    return price
  }

  func order(_ part: String) throws { order("\(name): \(part)") }
}

private struct Nothing: PartsSupplier {
  func price(of part: String) throws -> Int { throw SoldOut(part: part) }
  func order(_ part: String) throws { throw SoldOut(part: part) }
}

/// Helpers with everyday names, which someone else may use, too.
func outcome(_ body: () throws -> Any) -> String {
  do { return "\(try body())" } catch { return "\(type(of: error))" }
}

func ticket(_ desk: any FrontDesk, _ job: Job) -> Any {
  outcome { try desk.accept(job) }
}
