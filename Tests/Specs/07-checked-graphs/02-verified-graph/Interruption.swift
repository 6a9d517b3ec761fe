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
    func compareExchange(
      expected: Value, desired: Value, ordering: Ordering
    ) -> (exchanged: Bool, original: Value) {
      defer { interrupt() }
      let old = value
      if old == expected { value = desired }
      return (old == expected, old)
    }
  }
  """

/// One office stamps a ticket, and another one comes in between, if it can.
let twoStamps = """
  let harbour = makeHarbour()
  let ann = try harbour.resolve(Ticket.self, "Ann")
  let bo = try harbour.resolve(Ticket.self, "Bo")
  interrupt = {
    interrupt = {}
    print(bo.stamp())
  }
  print(ann.stamp())
  """
