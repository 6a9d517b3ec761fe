// One lock for all: a resolver of one's own takes it, too. `register by name` names one type.

typealias Registry = Resolver

@inline(__always)
func register<Built: Buildable>(_ type: Built.Type, in resolver: Resolver) {
  resolver.register(type) { Built() }.scope(.unique)
}

func rows() throws -> [Row] {
  Resolver.defaultScope = .unique
  let sink = Sink()
  let leaf = Resolver()
  leaf.register((any Service).self) { Leaf() }
  nonisolated(unsafe) let shared = Resolver()
  shared.register((any Service).self) { Leaf() }.scope(.application)
  let weak = Resolver()
  // Weak, as the others have it, is the scope of that name here; it holds classes only.
  weak.register(Leaf.self) { Leaf() }.scope(.shared)
  let held = weak.resolve(Leaf.self)
  let graph = Resolver()
  graph.register((any Service).self) { Leaf() }.scope(.graph)
  graph.register(Fan.self) { resolver in
    Fan([resolver.resolve((any Service).self), resolver.resolve((any Service).self)])
  }
  let chain = Resolver()
  chain.register(Link0.self) { Link0() }
  chain.register(Link1.self) { resolver in Link1(resolver.resolve(Link0.self)) }
  chain.register(Link2.self) { resolver in Link2(resolver.resolve(Link1.self)) }
  chain.register(Link3.self) { resolver in Link3(resolver.resolve(Link2.self)) }
  chain.register(Link4.self) { resolver in Link4(resolver.resolve(Link3.self)) }
  chain.register(Link5.self) { resolver in Link5(resolver.resolve(Link4.self)) }
  chain.register(Link6.self) { resolver in Link6(resolver.resolve(Link5.self)) }
  chain.register(Link7.self) { resolver in Link7(resolver.resolve(Link6.self)) }
  chain.register(Link8.self) { resolver in Link8(resolver.resolve(Link7.self)) }
  chain.register(Link9.self) { resolver in Link9(resolver.resolve(Link8.self)) }
  let fan = Resolver()
  fan.register((any Service).self) { Leaf() }
  fan.register(Fan.self) { resolver in
    Fan((0..<50).map { _ in resolver.resolve((any Service).self) })
  }
  let arguments = Resolver()
  arguments.register(Labelled.self) { _, args in Labelled(args("text"), args("number")) }
  let named = Resolver()
  named.register((any Service).self) { Labelled("", 0) }
  named.register((any Service).self, name: "leaf") { Leaf() }
  func many(_ count: Int) -> Resolver {
    let resolver = Resolver()
    for name in names.prefix(count) {
      resolver.register(Leaf.self, name: Resolver.Name(name)) { Leaf() }
    }
    return resolver
  }
  let large = many(100_000)
  return [
    Row("leaf", times: 100_000) {
      for _ in 0..<$0 { sink.take(leaf.resolve((any Service).self)) }
    },
    Row("shared", times: 100_000) {
      for _ in 0..<$0 { sink.take(shared.resolve((any Service).self)) }
    },
    Row("weak, held", times: 100_000) {
      for _ in 0..<$0 { sink.take(weak.resolve(Leaf.self)) }
      withExtendedLifetime(held) {}
    },
    Row("graph, two of one", times: 50_000) {
      for _ in 0..<$0 { sink.take(graph.resolve(Fan.self)) }
    },
    Row("chain of 10", times: 10_000) {
      for _ in 0..<$0 { sink.take(chain.resolve(Link9.self)) }
    },
    Row("fan-out of 50", times: 2_000) {
      for _ in 0..<$0 { sink.take(fan.resolve(Fan.self)) }
    },
    Row("2 arguments", times: 100_000) {
      for number in 0..<$0 {
        sink.take(arguments.resolve(Labelled.self, args: ["text": "leaf", "number": number]))
      }
    },
    Row("named", times: 100_000) {
      for _ in 0..<$0 { sink.take(named.resolve((any Service).self, name: "leaf")) }
    },
    Row("named, 1 of 100,000", times: 100_000) {
      for _ in 0..<$0 { sink.take(large.resolve(Leaf.self, name: "service 77777")) }
    },
    Row(onTwoThreads: "2 threads, shared", times: 100_000) {
      $0.take(shared.resolve((any Service).self))
    },
    Row("register by name", times: 20_000) { for _ in 0..<$0 / 1_000 { sink.take(many(1_000)) } },
    Row("register 100 types", times: 10_000) {
      for _ in 0..<$0 / 100 {
        let resolver = Resolver()
        registerHundred(in: resolver)
        sink.take(resolver)
      }
    },
    Row("… through a helper", times: 10_000) {
      for _ in 0..<$0 / 100 {
        let resolver = Resolver()
        registerHundredByHelper(in: resolver)
        sink.take(resolver)
      }
    },
    Row("register 100,000", times: 100_000) { _ in sink.take(many(100_000)) },
    Row(tearDown: "tear down, a part", parts: 1_000) { many(1_000) },
  ]
}
