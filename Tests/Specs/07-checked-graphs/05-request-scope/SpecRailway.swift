import SpecSupport
import Synchronization

@testable import RequestScope

/// A railway that notes what is opened, used and closed, and under which trace.
///
/// In the specs, the thing that a traveller asks about is called like the
/// request's trace, so that a note shows whose it is.
final class SpecRailway: Sendable {
  struct Note: Sendable {
    let verb: String
    /// `connection 1`; each kind is numbered by itself.
    let thing: String
    let trace: String
  }

  private let recorder = SpecRecorder<Note>()
  private let counts = Mutex<[String: Int]>([:])
  private let objects = Mutex<[WeakObject]>([])
  private let failing: Set<String>
  private let onLook: @Sendable (_ thing: String) async throws -> Void
  private let onRead: @Sendable () -> Void
  /// What the engineers heard, with the trace under which they did.
  let reports = SpecRecorder<String>()
  let readings = SpecRecorder<String>()

  /// - Parameters:
  ///   - failing: What throws: `connect`, `look`, `close session` and so on.
  ///   - onLook: Runs while a thing is looked for in the register `found`.
  ///   - onRead: Runs while the price list is read.
  init(
    failing: Set<String> = [],
    onLook: @escaping @Sendable (_ thing: String) async throws -> Void = { _ in
    },
    onRead: @escaping @Sendable () -> Void = {}
  ) {
    self.failing = failing
    self.onLook = onLook
    self.onRead = onRead
  }

  /// What the office gets.
  var railway: Railway {
    Railway(
      readPrices: {
        self.readings.record("read")
        self.onRead()
        return ["umbrella": 3]
      },
      connect: {
        try self.step("connect")
        return SpecConnection(self, self.opens("connection"))
      },
      takeKey: {
        try self.step("take key")
        return SpecKey(self, self.opens("key"))
      },
      report: { self.reports.record("\(currentTrace()): \($0)") })
  }

  var notes: [Note] { recorder.values }

  /// The things with this verb, in order: `closes`.
  func things(_ verb: String) -> [String] {
    notes.filter { $0.verb == verb }.map(\.thing)
  }

  /// What is still open, was closed more than once, or while it was in use.
  var unbalanced: [String] {
    let opened = things("opens").map { $0.prefix { $0 != "," } }.map(
      String.init)
    let closed = Dictionary(grouping: things("closes"), by: { $0 })
    return opened.compactMap { thing in
      let times = closed[thing]?.count ?? 0
      return times == 1 ? nil : "\(thing) was closed \(times) times"
    } + things("interrupts").map { "\($0) was closed while it was in use" }
  }

  /// How many of the things that were opened are still in memory.
  var inMemory: Int {
    objects.withLock { $0.count { $0.object != nil } }
  }
}

extension SpecRailway {
  func note(_ verb: String, _ thing: String) {
    recorder.record(Note(verb: verb, thing: thing, trace: currentTrace()))
  }

  func step(_ name: String) throws {
    if failing.contains(name) { throw Trouble(step: name) }
  }

  /// Notes that a thing of this kind is opened, and returns its name.
  func opens(_ kind: String, _ rest: String = "") -> String {
    let number = counts.withLock { counts in
      counts[kind, default: 0] += 1
      return counts[kind, default: 0]
    }
    note("opens", "\(kind) \(number)\(rest)")
    return "\(kind) \(number)"
  }

  func remember(_ object: AnyObject) {
    objects.withLock { $0.append(WeakObject(object)) }
  }

  func isLookedFor(_ thing: String) async throws {
    try await onLook(thing)
    try step("look")
  }
}

/// What goes wrong in a spec.
struct Trouble: Error, CustomStringConvertible {
  let step: String
  var description: String { "\(step) failed" }
}

private final class WeakObject: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

private final class SpecConnection: Connection {
  private let railway: SpecRailway
  private let name: String
  private let isClosed = Mutex(false)

  init(_ railway: SpecRailway, _ name: String) {
    (self.railway, self.name) = (railway, name)
    railway.remember(self)
  }

  func look(for thing: String, in register: String) async throws -> String? {
    railway.note("uses", "\(name) for \(thing)")
    guard register == "found" else { return nil }
    defer {
      if isClosed.withLock({ $0 }) { railway.note("interrupts", name) }
    }
    try await railway.isLookedFor(thing)
    return thing == "nothing" ? nil : "shelf 4"
  }

  func begin() throws -> any Session {
    try railway.step("begin")
    return SpecSession(railway, railway.opens("session", ", on \(name)"))
  }

  func close() throws {
    railway.note("closes", name)
    isClosed.withLock { $0 = true }
    try railway.step("close connection")
  }
}

private final class SpecSession: Session {
  private let railway: SpecRailway
  private let name: String

  init(_ railway: SpecRailway, _ name: String) {
    (self.railway, self.name) = (railway, name)
    railway.remember(self)
  }

  func write(_ entry: String) async throws {
    railway.note("writes", entry)
    try railway.step("write")
  }

  func close() throws {
    railway.note("closes", name)
    try railway.step("close session")
  }
}

private final class SpecKey: RoomKey {
  private let railway: SpecRailway
  private let name: String

  init(_ railway: SpecRailway, _ name: String) {
    (self.railway, self.name) = (railway, name)
    railway.remember(self)
  }

  func unlock() throws { try railway.step("unlock") }

  func close() throws {
    railway.note("closes", name)
    try railway.step("close key")
  }
}
