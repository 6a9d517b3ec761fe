import SpecSupport

@testable import StartAndStop

/// `keepOpen`, as it runs in a spec's house.
final class SpecEvening: Sendable {
  let house: SpecHouse
  private let task: Task<Void, Never>
  private let code = SpecVariable<Int32?>(nil)
  private let result = SpecVariable("it hasn't ended")

  init(in house: SpecHouse) {
    self.house = house
    task = Task { [code] in
      code.value = await keepOpen(
        house.house, until: house.signals, grace: { try await house.grace() },
        say: house.reports.record)
    }
  }

  /// “exit code 0”, or that it didn't return.
  var exit: String { result.value }

  var hasEnded: Bool { code.value != nil }

  /// The task that runs `keepOpen` is cancelled.
  func cancel() { task.cancel() }

  /// Waits until every service works, or `keepOpen` has returned.
  func isOpen() async {
    await eventually {
      hasEnded || house.services(.hasStarted).count >= house.services.count
    }
    await turns(2)
  }

  /// Waits until `keepOpen` has returned, and then lets go of what hangs.
  func end() async {
    await eventually { hasEnded }
    result.value =
      code.value.map { "exit code \($0)" } ?? "`keepOpen` didn't return"
    house.isOver.value = true
    // What comes too late is noted as well.
    await turns(10)
    // A club that didn't hear of its end yet shouldn't outlive the spec.
    task.cancel()
  }
}

extension SpecHouse {
  /// An evening: the club opens, the system asks it to close when it's open, and it closes.
  func evening() async -> SpecEvening {
    let evening = SpecEvening(in: self)
    await evening.isOpen()
    call()
    await evening.end()
    return evening
  }

  /// An evening at which the club closes by itself, or for what a service does.
  func shortEvening() async -> SpecEvening {
    let evening = SpecEvening(in: self)
    await evening.end()
    return evening
  }
}
