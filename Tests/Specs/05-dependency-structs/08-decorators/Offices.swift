import SpecSupport
import Synchronization

@testable import Decorators

/// What a double of an office throws: it says which call of this kind failed.
struct NoLine: Error, Equatable {
  let call: Int
}

/// What can be asked of a harbour.
enum Question: CaseIterable, Sendable {
  case tides, warning, free, booking

  /// How a log calls it.
  func text(at harbour: String = "Ostend") -> String {
    switch self {
    case .tides: "tides at \(harbour)"
    case .warning: "surge warning at \(harbour)"
    case .free: "free pilots in \(harbour)"
    case .booking: "pilot in \(harbour) for Gull"
    }
  }
}

/// Stands for both offices. It numbers its answers, for each question from 1 on, and fails as it's
/// told.
final class SpecOffice: TideTable {
  private let heard = Mutex<[String]>([])
  private let fails: @Sendable (_ call: String, _ number: Int) -> Bool
  private let during: @Sendable (_ call: String) -> Void

  /// - Parameter during: Called while the office answers, on the thread that asks.
  init(
    failing fails: @escaping @Sendable (_ call: String, _ number: Int) -> Bool =
      { _, _ in false },
    during: @escaping @Sendable (_ call: String) -> Void = { _ in }
  ) {
    self.fails = fails
    self.during = during
  }

  /// All calls, and what was noted between them.
  var calls: [String] { heard.withLock { $0 } }

  func note(_ text: String) { heard.withLock { $0.append(text) } }

  func tides(at harbour: String) throws -> [Tide] {
    let number = try number(of: .tides, at: harbour)
    return [Tide(time: "answer \(number) at \(harbour)", centimetres: number)]
  }

  func surgeWarning(at harbour: String) throws -> String? {
    "answer \(try number(of: .warning, at: harbour)) at \(harbour)"
  }

  var pilots: Pilots {
    Pilots(
      free: { ["answer \(try self.number(of: .free, at: $0)) at \($0)"] },
      book: { harbour, ship in
        let number = try self.number(of: .booking, at: harbour)
        return Booking(pilot: "answer \(number) at \(harbour)", ship: ship)
      })
  }

  private func number(of question: Question, at harbour: String) throws -> Int {
    let call = question.text(at: harbour)
    let number = heard.withLock { heard in
      heard.append(call)
      return heard.count { $0 == call }
    }
    during(call)
    guard !fails(call, number) else { throw NoLine(call: number) }
    return number
  }
}

/// A tide office on a calm day.
struct CalmOffice: TideTable {
  let asked: SpecRecorder<String>

  func tides(at harbour: String) -> [Tide] { [] }

  func surgeWarning(at harbour: String) -> String? {
    asked.record(harbour)
    return nil
  }
}

/// Both offices of a harbour, with any decorators around them.
struct SpecHarbour: Sendable {
  var tides: any TideTable
  var pilots: Pilots

  init(_ office: SpecOffice) {
    tides = office
    pilots = office.pilots
  }

  init(_ screen: HarbourScreen) {
    tides = screen.tides
    pilots = screen.pilots
  }

  /// Asks the question, and says in words what came back.
  func ask(_ question: Question, at harbour: String = "Ostend") -> String {
    do {
      switch question {
      case .tides: return try tides.tides(at: harbour).map(\.time).joined()
      case .warning: return try tides.surgeWarning(at: harbour) ?? "no warning"
      case .free: return try pilots.free(harbour).joined()
      case .booking: return try pilots.book(harbour, "Gull").pilot
      }
    } catch {
      return "threw \(error)"
    }
  }

  func withLog(_ log: @escaping @Sendable (String) -> Void) -> SpecHarbour {
    var harbour = self
    harbour.tides = logged(tides, log: log)
    harbour.pilots = logged(pilots, log: log)
    return harbour
  }

  func withRetries(
    _ attempts: Int = 3, pause: @escaping @Sendable () -> Void = {}
  ) -> SpecHarbour {
    var harbour = self
    harbour.tides = retried(tides, attempts: attempts, pause: pause)
    harbour.pilots = retried(pilots, attempts: attempts, pause: pause)
    return harbour
  }

  func withCache(
    _ seconds: Int = 600, now: @escaping @Sendable () -> Int = { 0 }
  ) -> SpecHarbour {
    var harbour = self
    harbour.tides = cached(tides, seconds: seconds, now: now)
    harbour.pilots = cached(pilots, seconds: seconds, now: now)
    return harbour
  }
}

/// A way to wrap an office: a decorator, or one of the app's screens with all of them.
enum Wrapping: CaseIterable, Sendable {
  case log, retries, cache, quayBoard, auditDesk

  static let decorators: [Wrapping] = [.log, .retries, .cache]

  func around(
    _ harbour: SpecHarbour,
    log: @escaping @Sendable (String) -> Void = { _ in },
    pause: @escaping @Sendable () -> Void = {}
  ) -> SpecHarbour {
    let parts = Dependencies(
      tides: harbour.tides, pilots: harbour.pilots, log: log, now: { 0 },
      pause: pause)
    return switch self {
    case .log: harbour.withLog(log)
    case .retries: harbour.withRetries(pause: pause)
    case .cache: harbour.withCache()
    case .quayBoard: SpecHarbour(makeQuayBoard(parts))
    case .auditDesk: SpecHarbour(makeAuditDesk(parts))
    }
  }
}
