import Dispatch
import Synchronization

extension Column {
  /// Two threads ask at the same time, each as often as the other.
  static func twoThreads() -> Column {
    let container = Container()
    container.register((any Service).self, lifetime: .shared) { _ in Leaf() }
    let shared = Shared()
    return Column(
      name: "two threads, shared", times: 100_000, target: 9,
      plain: { times in
        onTwoThreads { sink in for _ in 0..<times { sink.take(shared.leaf()) } }
      },
      dictionary: nil,
      container: { times in
        onTwoThreads { sink in
          for _ in 0..<times {
            if let leaf = try? container.resolve((any Service).self) { sink.take(leaf) }
          }
        }
      },
      objection: objectionToTwoThreads)
  }

  /// What two threads share where there is no container: an instance behind a lock.
  private final class Shared: Sendable {
    private let instance = Mutex<Leaf?>(nil)

    @inline(never)
    func leaf() -> any Service {
      instance.withLock { instance in
        let leaf = instance ?? Leaf()
        instance = leaf
        return leaf
      }
    }
  }

  private static func onTwoThreads(_ work: @Sendable (Sink) -> Void) {
    DispatchQueue.concurrentPerform(iterations: 2) { _ in work(Sink()) }
  }

  /// Holds the first construction up until the other thread has had time to begin a second one.
  private static func objectionToTwoThreads() -> String? {
    let container = Container()
    let constructions = Mutex(0)
    let second = DispatchSemaphore(value: 0)
    container.register((any Service).self, lifetime: .shared) { _ in
      if constructions.withLock({
        $0 += 1
        return $0
      }) == 1 {
        _ = second.wait(timeout: .now() + .milliseconds(200))
      } else {
        second.signal()
      }
      return Leaf()
    }
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      _ = try? container.resolve((any Service).self)
    }
    return constructions.withLock { $0 } == 1
      ? nil : "two threads that ask at once get two instances of a shared service"
  }
}
