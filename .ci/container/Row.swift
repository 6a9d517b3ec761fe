import Dispatch

/// One row of the table: what each container does in its own way.
struct Row {
  let name: String
  /// How often the work is done while time is taken once.
  let times: Int
  /// Nanoseconds for all of it.
  let measure: (_ times: Int) throws -> Double

  init(_ name: String, times: Int, _ work: @escaping (_ times: Int) throws -> Void) {
    (self.name, self.times) = (name, times)
    measure = { times in try nanoseconds { try work(times) } }
  }

  /// Two threads do the work at the same time, each as often as the other.
  init(onTwoThreads name: String, times: Int, _ work: @escaping @Sendable (Sink) throws -> Void) {
    self.init(name, times: times) { times in
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        let sink = Sink()
        for _ in 0..<times { try! work(sink) }
      }
    }
  }

  /// The time that objects take to go.
  init<Object>(tearDown name: String, parts: Int, _ make: @escaping () -> Object) {
    (self.name, times) = (name, parts * 10)
    measure = { _ in
      var objects = (0..<10).map { _ in make() }
      return nanoseconds { objects = [] }
    }
  }
}

private func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try work()
  return (ContinuousClock.now - start) / .nanoseconds(1)
}

/// Prints a line for each row: its name, and the nanoseconds of one piece of work.
@main struct Program {
  static func main() throws {
    for row in try rows() {
      _ = try row.measure(max(1, row.times / 10))
      print("\(row.name)\t\(try row.measure(row.times) / Double(row.times))")
    }
  }
}
