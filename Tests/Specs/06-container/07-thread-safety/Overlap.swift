import Foundation
import SpecSupport
import Synchronization

@testable import ThreadSafety

/// What the specs let a container build.
final class Cake: Sendable {}
final class Dough: Sendable {}

/// An error that a factory or a completion throws.
struct OutOfOrder: Error {}

/// Runs each body on a thread of its own, and waits until all have ended.
///
/// `false` when one has not: after some seconds it will never end.
func onThreads(
  within seconds: Double = 5, _ bodies: (@Sendable () -> Void)...
) -> Bool {
  let running = DispatchGroup()
  for body in bodies {
    running.enter()
    Thread.detachNewThread {
      body()
      running.leave()
    }
  }
  return running.wait(timeout: .now() + seconds) == .success
}

/// What one thread tells another one, so that they overlap, or do not.
struct Sign: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func give() {
    semaphore.signal()
  }

  /// Waits for it. A sound answer may keep it from coming, so `false` is no
  /// fault by itself.
  @discardableResult
  func comes(within seconds: Double = 5) -> Bool {
    semaphore.wait(timeout: .now() + seconds) == .success
  }
}

/// How a call ended: "cycle", "no error", or what else it threw.
func ending(of body: () throws -> some Any) -> String {
  do {
    _ = try body()
    return "no error"
  } catch ResolutionError.cycle {
    return "cycle"
  } catch {
    return "\(error)"
  }
}

/// Three threads ask for a cake at once. Returns what they got, how many cakes
/// were begun, and whether a second one was begun while the first was being
/// built; `nil` when not all threads came back.
///
/// The first is held up in its factory until the others have asked. Whoever
/// enters the factory as well ends after the one before. With `isRingFirst`,
/// somebody has asked before, when the cake needed itself.
func cakesForThree(
  _ lifetime: Lifetime<Cake>, isRingFirst: Bool
) -> (cakes: [Cake], begun: Int, isOverlap: Bool)? {
  let (asks, begins, ended) = (Sign(), Sign(), Sign())
  let (cakes, begun) = (Recorder<Cake>(), Recorder<String>())
  let overlaps = Recorder<String>()
  let hasBegun = [Sign(), Sign()]
  let isRing = Mutex(isRingFirst)
  let container = Container()
  container.register(Cake.self, lifetime: lifetime) { resolver in
    if isRing.withLock({ $0 }) { return try resolver.resolve(Cake.self) }
    begun.record("a cake")
    if begun.values.count == 1 {
      hasBegun.forEach { $0.give() }
      for _ in 1...2 { asks.comes() }
      for _ in 1...2 where begins.comes(within: 0.15) {
        overlaps.record("another cake")
      }
    } else {
      begins.give()
      ended.comes()
    }
    return Cake()
  }
  if isRingFirst {
    let isBack = onThreads { _ = try? container.resolve(Cake.self) }
    guard isBack else { return nil }
    isRing.withLock { $0 = false }
  }
  let ask = { @Sendable in
    if let cake = try? container.resolve(Cake.self) { cakes.record(cake) }
    ended.give()
  }
  let areBack = onThreads(
    ask,
    {
      hasBegun[0].comes(); asks.give(); ask()
    },
    {
      hasBegun[1].comes(); asks.give(); ask()
    })
  guard areBack else { return nil }
  return (cakes.values, begun.values.count, !overlaps.values.isEmpty)
}
