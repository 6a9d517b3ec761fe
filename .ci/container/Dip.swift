// A hundred thousand registrations take minutes here, so the rows that need them are left out.

typealias Registry = DependencyContainer

@inline(__always)
func register<Built: Buildable>(_ type: Built.Type, in container: DependencyContainer) {
  container.register(.unique) { Built() }
}

func rows() throws -> [Row] {
  let sink = Sink()
  let leaf = DependencyContainer()
  leaf.register(.unique) { Leaf() as any Service }
  nonisolated(unsafe) let shared = DependencyContainer()
  shared.register(.singleton) { Leaf() as any Service }
  let weak = DependencyContainer()
  weak.register(.weakSingleton) { Leaf() as any Service }
  let held: any Service = try weak.resolve()
  let graph = DependencyContainer()
  graph.register(.shared) { Leaf() as any Service }
  graph.register(.unique) { Fan([try graph.resolve(), try graph.resolve()]) }
  let chain = DependencyContainer()
  chain.register(.unique) { Link0() }
  chain.register(.unique) { Link1(try chain.resolve()) }
  chain.register(.unique) { Link2(try chain.resolve()) }
  chain.register(.unique) { Link3(try chain.resolve()) }
  chain.register(.unique) { Link4(try chain.resolve()) }
  chain.register(.unique) { Link5(try chain.resolve()) }
  chain.register(.unique) { Link6(try chain.resolve()) }
  chain.register(.unique) { Link7(try chain.resolve()) }
  chain.register(.unique) { Link8(try chain.resolve()) }
  chain.register(.unique) { Link9(try chain.resolve()) }
  let fan = DependencyContainer()
  fan.register(.unique) { Leaf() as any Service }
  fan.register(.unique) { Fan(try (0..<50).map { _ in try fan.resolve() as any Service }) }
  let arguments = DependencyContainer()
  arguments.register(.unique) { Labelled($0, $1) }
  let named = DependencyContainer()
  named.register(.unique) { Labelled("", 0) as any Service }
  named.register(.unique, tag: "leaf") { Leaf() as any Service }
  func many(_ count: Int) -> DependencyContainer {
    let container = DependencyContainer()
    for name in names.prefix(count) { container.register(.unique, tag: name) { Leaf() } }
    return container
  }
  return [
    Row("leaf", times: 20_000) {
      for _ in 0..<$0 { sink.take(try leaf.resolve() as any Service) }
    },
    Row("shared", times: 20_000) {
      for _ in 0..<$0 { sink.take(try shared.resolve() as any Service) }
    },
    Row("weak, held", times: 20_000) {
      for _ in 0..<$0 { sink.take(try weak.resolve() as any Service) }
      withExtendedLifetime(held) {}
    },
    Row("graph, two of one", times: 10_000) {
      for _ in 0..<$0 { sink.take(try graph.resolve() as Fan) }
    },
    Row("chain of 10", times: 2_000) {
      for _ in 0..<$0 { sink.take(try chain.resolve() as Link9) }
    },
    Row("fan-out of 50", times: 400) { for _ in 0..<$0 { sink.take(try fan.resolve() as Fan) } },
    Row("2 arguments", times: 20_000) {
      for number in 0..<$0 {
        sink.take(try arguments.resolve(arguments: "leaf", number) as Labelled)
      }
    },
    Row("named", times: 20_000) {
      for _ in 0..<$0 { sink.take(try named.resolve(tag: "leaf") as any Service) }
    },
    Row(onTwoThreads: "2 threads, shared", times: 20_000) {
      $0.take(try shared.resolve() as any Service)
    },
    Row("register by name", times: 10_000) { for _ in 0..<$0 / 1_000 { sink.take(many(1_000)) } },
    Row("register 100 types", times: 5_000) {
      for _ in 0..<$0 / 100 {
        let container = DependencyContainer()
        registerHundred(in: container)
        sink.take(container)
      }
    },
    Row("… through a helper", times: 5_000) {
      for _ in 0..<$0 / 100 {
        let container = DependencyContainer()
        registerHundredByHelper(in: container)
        sink.take(container)
      }
    },
    Row(tearDown: "tear down, a part", parts: 1_000) { many(1_000) },
  ]
}
