/// Stand-ins for the standard `Mutex` and `Atomic`: after each use of one of
/// them, another thread may come in between. `interrupt` says what it does.
let interruptions = """
  nonisolated(unsafe) var interrupt: () -> Void = {}

  final class Mutex<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
    func withLock<Result>(
      _ body: (inout Value) throws -> Result
    ) rethrows -> Result {
      let result = try body(&value)
      interrupt()
      return result
    }
    func withLockIfAvailable<Result>(
      _ body: (inout Value) throws -> Result
    ) rethrows -> Result? {
      try withLock(body)
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

/// One oven wants the last portion, and another one comes in between, if it can.
let lastPortion = """
  let container = makeContainer()
  let ovens = try (1...2).map { _ in try container.resolve(Oven.self) }
  for _ in 1...11 { _ = ovens[0].bake() }
  interrupt = {
    interrupt = {}
    if ovens[1].bake() { print("a loaf") }
  }
  if ovens[0].bake() { print("a loaf") }
  """

/// Something is removed in one of two ways. Another thread registers a number
/// in between, if it can.
let registrationDuringRemoval = """
  for how in ["remove", "clear"] {
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
    if isRegistered, !container.contains(Int.self) { print("lost by", how) }
  }
  """
