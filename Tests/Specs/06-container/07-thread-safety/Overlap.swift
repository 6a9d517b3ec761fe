import Foundation
import SpecSupport
import Synchronization

@testable import ThreadSafety

/// What the specs let a container build.
final class Cake: Sendable {}
final class Dough: Sendable {}

/// What needs a cake, and is built each time.
struct Party: Sendable {
  let cake: Cake
}

/// An error that a factory or a completion throws.
struct OutOfOrder: Error {}

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

/// What became of three threads that asked for one cake.
struct ThreeThreads: Sendable {
  let lifetime: String
  /// Cakes that were begun at all.
  var begun = 0
  /// Threads that never came back.
  var waiting = 0
  /// Threads that came back without a cake.
  var refused = 0
  /// Cakes that were begun while the first was being built.
  var begunMeanwhile = 0
  /// Cakes that were begun when the first was built.
  var begunAfterwards = 0
  /// Different cakes that the threads got.
  var cakes = 0

  /// Three threads ask at once. The first is held up in its factory until the
  /// others have asked, and a thread that enters the factory meanwhile ends
  /// after it.
  ///
  /// - Parameters:
  ///   - isCycleFirst: Whether a thread has asked before, when the cake needed
  ///     itself.
  ///   - isPart: Whether the threads ask for a party, which needs the cake.
  static func ask(
    for lifetime: Lifetime<Cake>, _ name: String, isCycleFirst: Bool = false,
    isPart: Bool = false
  ) -> ThreeThreads {
    let (asks, begins, ended) = (Sign(), Sign(), Sign())
    let (begun, overlaps) = (SpecRecorder<String>(), SpecRecorder<String>())
    let hasBegun = [Sign(), Sign()]
    let isCycle = Mutex(isCycleFirst)
    let container = Container()
    container.register(Cake.self, lifetime: lifetime) { resolver in
      if isCycle.withLock({ $0 }) { return try resolver.resolve(Cake.self) }
      begun.record("a cake")
      if begun.values.count == 1 {
        hasBegun.forEach { $0.give() }
        for _ in 1...2 { asks.comes() }
        while overlaps.values.count < 2, begins.comes(within: 0.6) {
          overlaps.record("another cake")
        }
      } else {
        begins.give()
        ended.comes()
      }
      return Cake()
    }
    container.register(Party.self) { Party(cake: try $0.resolve(Cake.self)) }
    _ = try? isCycleFirst ? container.resolve(Cake.self) : nil
    isCycle.withLock { $0 = false }

    let found = atOnce(3) { number in
      if number > 0 {
        hasBegun[number - 1].comes()
        asks.give()
      }
      defer { ended.give() }
      return isPart
        ? try? container.resolve(Party.self).cake
        : try? container.resolve(Cake.self)
    }

    let cakes = found.compactMap { $0 ?? nil }
    return ThreeThreads(
      lifetime: name, begun: begun.values.count,
      waiting: found.count { $0 == nil },
      refused: found.count { $0 != nil } - cakes.count,
      begunMeanwhile: overlaps.values.count,
      begunAfterwards: begun.values.count - 1 - overlaps.values.count,
      cakes: Set(cakes.map(ObjectIdentifier.init)).count)
  }
}
