import SpecSupport

@testable import RepairShop

/// A supplier that writes down what it's asked for.
final class SpecSupplier: PartsSupplier {
  let name: String
  var shelf: [String: Int]
  /// Parts that it has a price for, and can't deliver all the same.
  var lost: Set<String> = []
  /// What happens in the world when it's called.
  var onCall: () -> Void = {}
  private let log: SpecRecorder<String>

  init(_ name: String, shelf: [String: Int], log: SpecRecorder<String>) {
    self.name = name
    self.shelf = shelf
    self.log = log
  }

  func price(of part: String) throws -> Int {
    log.record("\(name) said a price")
    guard let price = shelf[part] else { throw SoldOut(part: part) }
    onCall()
    return price
  }

  func order(_ part: String) throws {
    guard shelf[part] != nil, !lost.contains(part) else {
      throw SoldOut(part: part)
    }
    log.record("\(name) got an order: \(part)")
    onCall()
  }
}

/// A world of a spec's own: two suppliers, a price list and a calendar.
final class SpecWorld {
  let log = SpecRecorder<String>()
  let weekdays: SpecSupplier
  let weekends: SpecSupplier
  var day: Day
  var list: [PriceItem: Int] = [
    .labour: 1_111, .express: 777, .loanDay: 501,
  ]

  init(_ day: Day = .monday) {
    self.day = day
    weekdays = SpecSupplier(
      "weekdays", shelf: ["tube": 401, "chain": 1_503], log: log)
    weekends = SpecSupplier(
      "weekends", shelf: ["tube": 799, "chain": 2_001], log: log)
  }

  func desk(loanBikes: Int = 2) -> any FrontDesk {
    makeDesk(
      weekdays: weekdays, weekends: weekends,
      prices: { [self] in list[$0] ?? 0 }, today: { [self] in day },
      loanBikes: loanBikes)
  }

  /// What was ordered, sorted: `["weekdays got an order: tube"]`.
  var orders: [String] {
    log.values.filter { $0.contains("order") }.sorted()
  }

  /// The suppliers that were called at all.
  var called: [String] {
    Set(log.values.map { String($0.prefix { $0 != " " }) }).sorted()
  }
}

extension Job {
  static func spec(_ parts: String...) -> Job { Job(parts: parts) }
}

// Members: an answer's own function of the same name could be taken for one of these.
extension SpecWorld {
  /// What the call returns or throws, in words.
  static func outcome<Answer>(of call: () throws -> Answer) -> String {
    do {
      return "\(try call())"
    } catch let error as SoldOut {
      return "sold out: \(error.part)"
    } catch is NoBikeLeft {
      return "no bike left"
    } catch {
      return "threw \(error)"
    }
  }

  /// `No. 1 for 1612`, or the error.
  static func ticket(_ desk: any FrontDesk, _ job: Job) -> String {
    outcome {
      let ticket = try desk.accept(job)
      return "No. \(ticket.number) for \(ticket.cents)"
    }
  }
}
