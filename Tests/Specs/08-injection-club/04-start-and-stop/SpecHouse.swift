import SpecSupport
import Synchronization

@testable import StartAndStop

/// A house, played by a spec: its services do as the spec says, and what happens is noted.
final class SpecHouse: Sendable {
  /// What a service does while it starts or stops.
  typealias Act = @Sendable (SpecHouse) async throws -> Void

  let rooms: [String]
  let moments = SpecRecorder<Moment>()
  let reports = SpecRecorder<String>()
  /// Services that stopped in a task that was cancelled.
  let hurried = SpecRecorder<String>()
  let signals: AsyncStream<Signal>
  private let phone: AsyncStream<Signal>.Continuation
  /// Set when the spec has seen enough: then nothing hangs any more.
  let isOver = SpecVariable(false)
  private let starting: [String: Act]
  private let stopping: [String: Act]
  private let hanging: Set<String>
  private let gracePeriods = Mutex(GracePeriods())

  /// - Parameter hanging: Services whose stop ends only when all is over, and then with an error.
  init(
    rooms: [String] = ["bar", "hall"], start: [String: Act] = [:],
    stop: [String: Act] = [:],
    hanging: Set<String> = []
  ) {
    (self.rooms, starting, stopping, self.hanging) = (
      rooms, start, stop, hanging
    )
    (signals, phone) = AsyncStream.makeStream()
  }

  /// What `keepOpen` is given.
  var house: House {
    House(
      rooms: rooms, start: { try await self.start($0) },
      stop: { try await self.stop($0) })
  }

  /// The system asks the club to close.
  func call() { phone.yield(.terminate) }

  /// No signal can come any more.
  func hangUp() { phone.finish() }

  /// Waits until no further service starts, and notes that the club is told something.
  ///
  /// So what starts after this was started in spite of it, and not side by side with it.
  func tell() async {
    var (count, quiet) = (0, 0)
    while quiet < 20 {
      await turns(1)
      let now = services(.starts).count + services(.hasStarted).count
      (count, quiet) = (now, now == count ? quiet + 1 : 0)
    }
    note(.isTold, "club")
  }

  private func start(_ service: String) async throws {
    note(.starts, service)
    try await starting[service]?(self)
    // A service that doesn't wait for this one has the time to be noted.
    await turns(2)
    note(.hasStarted, service)
  }

  private func stop(_ service: String) async throws {
    if Task.isCancelled { hurried.record(service) }
    gracePeriods.withLock { $0.begun.append(service) }
    note(.stops, service)
    defer { note(.hasStopped, service) }
    try await stopping[service]?(self)
    await turns(2)
    guard hanging.contains(service) else {
      if Task.isCancelled { hurried.record(service) }
      return
    }
    gracePeriods.withLock { $0.hanging.append(service) }
    while !isOver.value { await turns(1) }
    throw Trouble.noPower
  }

  private func note(_ kind: Moment.Kind, _ service: String) {
    moments.record(Moment(kind: kind, service: service))
  }
}

extension SpecHouse {
  /// A start that fails.
  static func fails(_ trouble: any Error) -> Act {
    { house in
      await house.tell()
      throw trouble
    }
  }

  /// A start during which the system asks the club to close. It ends when it hears of that.
  static let callsAndWaits: Act = { house in
    await house.tell()
    house.call()
    await eventually(turns: 1_000) { Task.isCancelled }
  }

  /// The same, when the signals end.
  static let hangsUpAndWaits: Act = { house in
    await house.tell()
    house.hangUp()
    await eventually(turns: 1_000) { Task.isCancelled }
  }
}

extension SpecHouse {
  /// How many grace periods have begun.
  var gracePeriodsBegun: Int { gracePeriods.withLock { $0.count } }

  /// Passes for a stop that hangs, and otherwise never.
  ///
  /// The first stop has the first grace period, the second one has the second, and so on.
  func grace() async throws {
    let number = gracePeriods.withLock { $0.begin() }
    defer { gracePeriods.withLock { _ = $0.running.remove(number) } }
    while !isOver.value {
      if Task.isCancelled { throw CancellationError() }
      if let service = gracePeriods.withLock({ $0.passes(number) }) {
        return note(.hasStopped, service)
      }
      await turns(1)
    }
  }
}

private struct GracePeriods {
  /// Services whose stops have begun, in this order.
  var begun: [String] = []
  /// Those among them that hang, and weren't given up yet.
  var hanging: [String] = []
  var running: Set<Int> = []
  private(set) var count = 0

  mutating func begin() -> Int {
    defer { count += 1 }
    running.insert(count)
    return count
  }

  /// The service that is given up when this grace period has passed.
  mutating func passes(_ number: Int) -> String? {
    let index = hanging.firstIndex { service in
      guard let own = begun.firstIndex(of: service), own < count else {
        return false
      }
      // Stops that run side by side may have each other's grace periods.
      return own == number || !running.contains(own) && number == running.max()
    }
    return index.map { hanging.remove(at: $0) }
  }
}

/// What a spec's services throw.
enum Trouble: Error { case noDisk, noNetwork, noPower }

/// Lets other tasks go on; cancelled or not, it takes a while.
func turns(_ count: Int) async {
  for _ in 0..<count {
    await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }.value
  }
}

/// Waits in turns, and no longer than a sound answer could ever need.
func eventually(turns count: Int = 3_000, until isTrue: () -> Bool) async {
  for _ in 0..<count {
    guard !isTrue() else { return }
    await turns(1)
  }
}
