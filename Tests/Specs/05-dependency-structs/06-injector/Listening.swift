import Foundation
import SpecSupport

/// What `body` touches of the world, in order: a part that is built, as "MapRouter()", or what a
/// part does, as "map: from Hall to /Rubens".
///
/// It runs on a thread of its own: one that waits for itself would never end.
func touches(by body: @escaping @Sendable () -> Void) -> [String] {
  let heard = SpecRecorder<String>()
  let ended = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    Tripwire.watched(by: heard.record, during: body)
    ended.signal()
  }
  let isDone = ended.wait(timeout: .now() + 20) == .success
  return isDone ? heard.values : heard.values + [neverEnds]
}

let neverEnds = "then it never ended: a thread waits for itself"

/// For a client: `builtByTwo`, which forces two threads to ask for a part at the same time.
let twoThreads = #"""
  /// The parts that two threads build, sorted. When the first one has begun to build `part`, it is
  /// held up until the second one has asked as well.
  func builtByTwo(
    meetingAt part: String, asking ask: @escaping @Sendable () -> Void
  ) -> [String] {
    let heard = SpecRecorder<String>()
    let hasBegun = DispatchSemaphore(value: 0)
    let secondAsks = DispatchSemaphore(value: 0)
    let secondBuilds = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Tripwire.watched {
        heard.record($0)
        guard $0 == part else { return }
        hasBegun.signal()
        _ = secondAsks.wait(timeout: .now() + 5)
        // A sound injector lets the second one wait, so nobody signals this.
        _ = secondBuilds.wait(timeout: .now() + 0.2)
      } during: {
        ask()
      }
      hasBegun.signal()  // also when nothing was left to build
      ended.signal()
    }
    Thread.detachNewThread {
      _ = hasBegun.wait(timeout: .now() + 5)
      secondAsks.signal()
      Tripwire.watched {
        heard.record($0)
        if $0 == part { secondBuilds.signal() }
      } during: {
        ask()
      }
      ended.signal()
    }
    let areDone = [ended, ended].allSatisfy {
      $0.wait(timeout: .now() + 20) == .success
    }
    return areDone ? heard.values.sorted() : ["then it never ended: a thread waits for itself"]
  }
  """#
