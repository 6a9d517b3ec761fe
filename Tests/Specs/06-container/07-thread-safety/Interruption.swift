import SpecSupport

/// Stand-ins for the standard `Mutex` and `Atomic`: after each use of one of
/// them, another thread may come in between. `interrupt` says what it does. A
/// thread that locks a `Mutex` twice gives up, and stays where it is.
let interruptions = """
  nonisolated(unsafe) var interrupt: () -> Void = {}
  nonisolated(unsafe) var giveUp: () -> Void = {}

  final class Mutex<Value>: @unchecked Sendable {
    nonisolated(unsafe) var value: Value
    var isLocked = false
    init(_ value: consuming sending Value) { self.value = value }
    func withLock<Result, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      if isLocked {
        giveUp()
        while true { sleep(60) }
      }
      isLocked = true
      defer { interrupt() }
      defer { isLocked = false }
      return try body(&value)
    }
    func withLockIfAvailable<Result, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
      if isLocked { return nil }
      return try withLock(body)
    }
  }

  final class Atomic<Value: FixedWidthInteger>: @unchecked Sendable {
    enum Ordering {
      case relaxed, acquiring, releasing
      case acquiringAndReleasing, sequentiallyConsistent
    }
    var value: Value
    init(_ value: Value) { self.value = value }
    func load(ordering: Ordering) -> Value {
      defer { interrupt() }
      return value
    }
    func store(_ new: Value, ordering: Ordering) {
      value = new
      interrupt()
    }
    func exchange(_ new: Value, ordering: Ordering) -> Value {
      defer { interrupt() }
      defer { value = new }
      return value
    }
    func compareExchange(
      expected: Value, desired: Value, ordering: Ordering
    ) -> (exchanged: Bool, original: Value) {
      defer { interrupt() }
      let old = value
      if old == expected { value = desired }
      return (old == expected, old)
    }
    func compareExchange(
      expected: Value, desired: Value, successOrdering: Ordering,
      failureOrdering: Ordering
    ) -> (exchanged: Bool, original: Value) {
      compareExchange(expected: expected, desired: desired, ordering: .relaxed)
    }
    func weakCompareExchange(
      expected: Value, desired: Value, ordering: Ordering
    ) -> (exchanged: Bool, original: Value) {
      compareExchange(expected: expected, desired: desired, ordering: ordering)
    }
    @discardableResult func subtract(
      _ some: Value, ordering: Ordering
    ) -> (oldValue: Value, newValue: Value) {
      defer { interrupt() }
      value -= some
      return (value + some, value)
    }
    @discardableResult func wrappingSubtract(
      _ some: Value, ordering: Ordering
    ) -> (oldValue: Value, newValue: Value) {
      subtract(some, ordering: ordering)
    }
    @discardableResult func add(
      _ some: Value, ordering: Ordering
    ) -> (oldValue: Value, newValue: Value) {
      defer { interrupt() }
      value += some
      return (value - some, value)
    }
    @discardableResult func wrappingAdd(
      _ some: Value, ordering: Ordering
    ) -> (oldValue: Value, newValue: Value) {
      add(some, ordering: ordering)
    }
  }
  """

/// What is tried in one client, each on a thread of its own: a lock that is
/// taken twice stops only that thread.
enum Tried: String, CaseIterable {
  case lastPortion, registrationDuringRemoval, workInside, lettingGo

  /// The lines that it prints, or why the client printed none.
  func lines() -> [String] {
    guard Self.printed.last == Self.end else { return Self.printed }
    return Self.printed.filter { $0.hasPrefix("\(rawValue): ") }
      .map { String($0.dropFirst(rawValue.count + 2)) }
  }

  private static let end = "all were tried"

  private static let printed = SpecClient(
    """
    attempt { try lastPortion() }
    for how in ["remove", "clear"] {
      attempt { registrationDuringRemoval(by: how) }
    }
    attempt { try workInside() }
    for how in ["remove", "clear", "register"] {
      attempt { try lettingGo(by: how) }
    }
    print("\(end)")
    """,
    declarations: """
      import Foundation

      func attempt(_ body: @escaping @Sendable () throws -> Void) {
        let isOver = DispatchSemaphore(value: 0)
        giveUp = { isOver.signal() }
        Thread.detachNewThread {
          try? body()
          isOver.signal()
        }
        _ = isOver.wait(timeout: .now() + 2)
        interrupt = {}
      }

      """ + interruptions + lastPortionCode + registrationDuringRemovalCode
        + workInsideCode + lettingGoCode
  ).lines()
}

/// One oven wants the last portion, and another one comes in between, if it can.
private let lastPortionCode = """

  func lastPortion() throws {
    let container = makeContainer()
    let ovens = try (1...2).map { _ in try container.resolve(Oven.self) }
    for oven in ovens { oven.thermometer.degrees = 220 }
    for _ in 1...11 { _ = ovens[0].bake() }
    interrupt = {
      interrupt = {}
      if ovens[1].bake() { print("lastPortion: a loaf") }
    }
    if ovens[0].bake() { print("lastPortion: a loaf") }
  }
  """

/// Something is removed in one of two ways. Another thread registers a number
/// in between, if it can.
private let registrationDuringRemovalCode = """

  func registrationDuringRemoval(by how: String) {
    let container = Container()
    container.register(String.self) { _ in "bread" }
    var isRegistered = false
    interrupt = {
      interrupt = {}
      container.register(Int.self) { _ in 12 }
      isRegistered = true
    }
    how == "remove" ? container.remove(String.self) : container.clear()
    interrupt = {}
    if isRegistered, !container.contains(Int.self) {
      print("registrationDuringRemoval: lost by", how)
    }
  }
  """

/// A factory and a completion do with their container all that one can.
private let workInsideCode = """

  final class Cake: Sendable {}
  final class Dough: Sendable {}

  func workInside() throws {
    let container = Container()
    let work = { @Sendable in
      container.register(Dough.self, lifetime: .shared) { _ in Dough() }
      _ = try container.resolve(Dough.self)
      if container.contains(Cake.self) { container.remove(Cake.self) }
    }
    container.register(Cake.self, lifetime: .shared) { _ in
      try work()
      print("workInside: the factory is done")
      return Cake()
    } completed: { _, _ in
      try work()
      print("workInside: the completion is done")
    }
    _ = try container.resolve(Cake.self)
  }
  """

/// Lets go of a shared service, which asks its container when it ends, in each
/// way that a container has.
private let lettingGoCode = """

  final class Leaver: Sendable {
    private let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    deinit { work() }
  }

  func lettingGo(by how: String) throws {
    let container = Container()
    let isGone = DispatchSemaphore(value: 0)
    container.register(Leaver.self, lifetime: .shared) { _ in
      Leaver {
        isGone.signal()
        let isFound = container.contains(Int.self)
        print("lettingGo:", how, "finds a number:", isFound)
      }
    }
    _ = try container.resolve(Leaver.self)
    switch how {
    case "remove": container.remove(Leaver.self)
    case "clear": container.clear()
    default: container.register(Leaver.self) { _ in Leaver {} }
    }
    if isGone.wait(timeout: .now()) != .success {
      print("lettingGo:", how, "keeps it")
    }
  }
  """
