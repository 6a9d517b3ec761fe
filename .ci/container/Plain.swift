// No container: each part is built where it is needed.
import Synchronization

/// What two threads share where there is no container: an instance behind a lock.
private final class Shared: Sendable {
  private let instance = Mutex<(any Service)?>(nil)

  @inline(never)
  func get() -> any Service {
    instance.withLock { instance in
      if let instance { return instance }
      let new = Leaf()
      instance = new
      return new
    }
  }
}

final class Registry {
  var all: [ObjectIdentifier: () -> AnyObject] = [:]
}

@inline(__always)
func register<Built: Buildable>(_ type: Built.Type, in registry: Registry) {
  registry.all[ObjectIdentifier(type)] = { Built() }
}

@inline(never)
private func makeLeaf() -> any Service { Leaf() }

@inline(never)
private func makeChain() -> Link9 {
  Link9(Link8(Link7(Link6(Link5(Link4(Link3(Link2(Link1(Link0())))))))))
}

func rows() throws -> [Row] {
  let sink = Sink()
  let shared = Shared()
  return [
    Row("leaf", times: 100_000) { for _ in 0..<$0 { sink.take(makeLeaf()) } },
    Row("shared", times: 100_000) { for _ in 0..<$0 { sink.take(shared.get()) } },
    Row("chain of 10", times: 10_000) { for _ in 0..<$0 { sink.take(makeChain()) } },
    Row("fan-out of 50", times: 2_000) {
      for _ in 0..<$0 { sink.take(Fan((0..<50).map { _ in makeLeaf() })) }
    },
    Row("2 arguments", times: 100_000) {
      for number in 0..<$0 { sink.take(Labelled("leaf", number)) }
    },
    Row(onTwoThreads: "2 threads, shared", times: 100_000) { $0.take(shared.get()) },
  ]
}
