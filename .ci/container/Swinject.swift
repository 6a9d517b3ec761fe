// A container is for one thread. Two threads use the view that `synchronize()` returns.

typealias Registry = Container

@inline(__always)
func register<Built: Buildable>(_ type: Built.Type, in container: Container) {
  container.register(type) { _ in Built() }
}

func rows() throws -> [Row] {
  let sink = Sink()
  let leaf = Container(defaultObjectScope: .transient)
  leaf.register((any Service).self) { _ in Leaf() }
  let shared = Container(defaultObjectScope: .container)
  shared.register((any Service).self) { _ in Leaf() }
  nonisolated(unsafe) let synchronized = shared.synchronize()
  let weak = Container(defaultObjectScope: .weak)
  weak.register((any Service).self) { _ in Leaf() }
  let held = weak.resolve((any Service).self)
  let graph = Container(defaultObjectScope: .transient)
  graph.register((any Service).self) { _ in Leaf() }.inObjectScope(.graph)
  graph.register(Fan.self) { resolver in
    Fan([resolver.resolve((any Service).self)!, resolver.resolve((any Service).self)!])
  }
  let chain = Container(defaultObjectScope: .transient)
  chain.register(Link0.self) { _ in Link0() }
  chain.register(Link1.self) { Link1($0.resolve(Link0.self)!) }
  chain.register(Link2.self) { Link2($0.resolve(Link1.self)!) }
  chain.register(Link3.self) { Link3($0.resolve(Link2.self)!) }
  chain.register(Link4.self) { Link4($0.resolve(Link3.self)!) }
  chain.register(Link5.self) { Link5($0.resolve(Link4.self)!) }
  chain.register(Link6.self) { Link6($0.resolve(Link5.self)!) }
  chain.register(Link7.self) { Link7($0.resolve(Link6.self)!) }
  chain.register(Link8.self) { Link8($0.resolve(Link7.self)!) }
  chain.register(Link9.self) { Link9($0.resolve(Link8.self)!) }
  let fan = Container(defaultObjectScope: .transient)
  fan.register((any Service).self) { _ in Leaf() }
  fan.register(Fan.self) { resolver in
    Fan((0..<50).map { _ in resolver.resolve((any Service).self)! })
  }
  let arguments = Container(defaultObjectScope: .transient)
  arguments.register(Labelled.self) { _, text, number in Labelled(text, number) }
  let named = Container(defaultObjectScope: .transient)
  named.register((any Service).self) { _ in Labelled("", 0) }
  named.register((any Service).self, name: "leaf") { _ in Leaf() }
  func many(_ count: Int) -> Container {
    let container = Container(defaultObjectScope: .transient)
    for name in names.prefix(count) { container.register(Leaf.self, name: name) { _ in Leaf() } }
    return container
  }
  let large = many(100_000)
  return [
    Row("leaf", times: 100_000) {
      for _ in 0..<$0 { sink.take(leaf.resolve((any Service).self)!) }
    },
    Row("shared", times: 100_000) {
      for _ in 0..<$0 { sink.take(shared.resolve((any Service).self)!) }
    },
    Row("weak, held", times: 100_000) {
      for _ in 0..<$0 { sink.take(weak.resolve((any Service).self)!) }
      withExtendedLifetime(held) {}
    },
    Row("graph, two of one", times: 50_000) {
      for _ in 0..<$0 { sink.take(graph.resolve(Fan.self)!) }
    },
    Row("chain of 10", times: 10_000) {
      for _ in 0..<$0 { sink.take(chain.resolve(Link9.self)!) }
    },
    Row("fan-out of 50", times: 2_000) {
      for _ in 0..<$0 { sink.take(fan.resolve(Fan.self)!) }
    },
    Row("2 arguments", times: 100_000) {
      for number in 0..<$0 {
        sink.take(arguments.resolve(Labelled.self, arguments: "leaf", number)!)
      }
    },
    Row("named", times: 100_000) {
      for _ in 0..<$0 { sink.take(named.resolve((any Service).self, name: "leaf")!) }
    },
    Row("named, 1 of 100,000", times: 100_000) {
      for _ in 0..<$0 { sink.take(large.resolve(Leaf.self, name: "service 77777")!) }
    },
    Row(onTwoThreads: "2 threads, shared", times: 100_000) {
      $0.take(synchronized.resolve((any Service).self)!)
    },
    Row("register by name", times: 20_000) { for _ in 0..<$0 / 1_000 { sink.take(many(1_000)) } },
    Row("register 100 types", times: 10_000) {
      for _ in 0..<$0 / 100 {
        let container = Container(defaultObjectScope: .transient)
        registerHundred(in: container)
        sink.take(container)
      }
    },
    Row("… through a helper", times: 10_000) {
      for _ in 0..<$0 / 100 {
        let container = Container(defaultObjectScope: .transient)
        registerHundredByHelper(in: container)
        sink.take(container)
      }
    },
    Row("register 100,000", times: 100_000) { _ in sink.take(many(100_000)) },
    Row(tearDown: "tear down, a part", parts: 1_000) { many(1_000) },
  ]
}
