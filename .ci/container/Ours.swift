// The container of stage 6, as a part of the module or as a module of its own.
#if IMPORTED
  import Contained
#endif

typealias Registry = Container

@inline(__always)
func register<Built: Buildable>(_ type: Built.Type, in container: Container) {
  container.register(type) { _ in Built() }
}

func rows() throws -> [Row] {
  let sink = Sink()
  let leaf = Container()
  leaf.register((any Service).self) { _ in Leaf() }
  let shared = Container()
  shared.register((any Service).self, lifetime: .shared) { _ in Leaf() }
  let weak = Container()
  weak.register((any Service).self, lifetime: .weak) { _ in Leaf() }
  let held = try weak.resolve((any Service).self)
  let graph = Container()
  graph.register((any Service).self, lifetime: .graph) { _ in Leaf() }
  graph.register(Fan.self) { resolver in
    Fan([
      try resolver.resolve((any Service).self), try resolver.resolve((any Service).self),
    ])
  }
  let chain = Container()
  chain.register(Link0.self) { _ in Link0() }
  chain.register(Link1.self) { Link1(try $0.resolve(Link0.self)) }
  chain.register(Link2.self) { Link2(try $0.resolve(Link1.self)) }
  chain.register(Link3.self) { Link3(try $0.resolve(Link2.self)) }
  chain.register(Link4.self) { Link4(try $0.resolve(Link3.self)) }
  chain.register(Link5.self) { Link5(try $0.resolve(Link4.self)) }
  chain.register(Link6.self) { Link6(try $0.resolve(Link5.self)) }
  chain.register(Link7.self) { Link7(try $0.resolve(Link6.self)) }
  chain.register(Link8.self) { Link8(try $0.resolve(Link7.self)) }
  chain.register(Link9.self) { Link9(try $0.resolve(Link8.self)) }
  let fan = Container()
  fan.register((any Service).self) { _ in Leaf() }
  fan.register(Fan.self) { resolver in
    Fan(try (0..<50).map { _ in try resolver.resolve((any Service).self) })
  }
  let arguments = Container()
  arguments.register(Labelled.self) { _, text, number in Labelled(text, number) }
  let named = Container()
  named.register((any Service).self) { _ in Labelled("", 0) }
  named.register((any Service).self, name: "leaf") { _ in Leaf() }
  @Sendable func many(_ count: Int) -> Container {
    let container = Container()
    for name in names.prefix(count) { container.register(Leaf.self, name: name) { _ in Leaf() } }
    return container
  }
  let large = many(100_000)
  return [
    Row("leaf", times: 100_000) {
      for _ in 0..<$0 { sink.take(try leaf.resolve((any Service).self)) }
    },
    Row("shared", times: 100_000) {
      for _ in 0..<$0 { sink.take(try shared.resolve((any Service).self)) }
    },
    Row("weak, held", times: 100_000) {
      for _ in 0..<$0 { sink.take(try weak.resolve((any Service).self)) }
      withExtendedLifetime(held) {}
    },
    Row("graph, two of one", times: 50_000) {
      for _ in 0..<$0 { sink.take(try graph.resolve(Fan.self)) }
    },
    Row("chain of 10", times: 10_000) {
      for _ in 0..<$0 { sink.take(try chain.resolve(Link9.self)) }
    },
    Row("fan-out of 50", times: 2_000) {
      for _ in 0..<$0 { sink.take(try fan.resolve(Fan.self)) }
    },
    Row("2 arguments", times: 100_000) {
      for number in 0..<$0 { sink.take(try arguments.resolve(Labelled.self, "leaf", number)) }
    },
    Row("named", times: 100_000) {
      for _ in 0..<$0 { sink.take(try named.resolve((any Service).self, name: "leaf")) }
    },
    Row("named, 1 of 100,000", times: 100_000) {
      for _ in 0..<$0 { sink.take(try large.resolve(Leaf.self, name: "service 77777")) }
    },
    Row(onTwoThreads: "2 threads, shared", times: 100_000) {
      $0.take(try shared.resolve((any Service).self))
    },
    Row("register by name", times: 20_000) { for _ in 0..<$0 / 1_000 { sink.take(many(1_000)) } },
    Row("register 100 types", times: 10_000) {
      for _ in 0..<$0 / 100 {
        let container = Container()
        registerHundred(in: container)
        sink.take(container)
      }
    },
    Row("… through a helper", times: 10_000) {
      for _ in 0..<$0 / 100 {
        let container = Container()
        registerHundredByHelper(in: container)
        sink.take(container)
      }
    },
    Row("register 100,000", times: 100_000) { _ in sink.take(many(100_000)) },
    Row(tearDown: "tear down, a part", parts: 1_000) { many(1_000) },
  ]
}
