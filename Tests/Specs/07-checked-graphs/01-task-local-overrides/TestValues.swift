import SpecSupport
import Synchronization

@testable import TaskLocalOverrides

/// Hears what is said, and has a clock that only a spec moves. It is 8:10.
final class Listener: Sendable {
  let heard = SpecRecorder<String>()
  private let clock = Mutex("8:10")

  func override(_ dependencies: inout Dependencies) {
    dependencies.say = { self.heard.record($0) }
    dependencies.time = { self.clock.withLock { $0 } }
  }

  func now(_ time: String) {
    clock.withLock { $0 = time }
  }
}

/// A crossing that begins when the spec says so. When it ends, it is 9:00.
final class Crossing: Sendable {
  private let mayBegin = Mutex(false)

  func begin() {
    mayBegin.withLock { $0 = true }
  }

  func run(_ listener: Listener) async {
    while !mayBegin.withLock({ $0 }) { await Task.yield() }
    // Whoever does not wait for the end has the time to say so.
    for _ in 1...1000 { await Task.yield() }
    listener.now("9:00")
  }
}

/// What a test hears from its trait when it should fail.
enum Told {
  static let failures = SpecRecorder<String>()
}

/// What of the real harbour is used where nothing is overridden.
func touchedOutside() -> [String] {
  let touched = Tripwire.touched {
    _ = TicketOffice().sell(to: "Ada")
    Ferry(name: "Heron") {}.wait()
  }
  return Set(touched.names).sorted()
}
