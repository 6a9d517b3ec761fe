extension Column {
  /// Two parts that get the same third one, for as long as this resolution lasts.
  static func graph() -> Column {
    let sink = Sink()
    let container = Container()
    container.register((any Service).self, lifetime: .graph) { _ in Leaf() }
    container.register(Fan.self) { resolver in
      Fan([try resolver.resolve((any Service).self), try resolver.resolve((any Service).self)])
    }
    return Column(
      name: "graph, two of one", times: 50_000, target: nil,
      plain: nil,
      dictionary: nil,
      container: { for _ in 0..<$0 { sink.take(try container.resolve(Fan.self)) } },
      objection: {
        let parts = try container.resolve(Fan.self).parts
        return parts[0] === parts[1] ? nil : "one resolution has two instances of lifetime graph"
      })
  }

  static func chain() -> Column {
    let sink = Sink()
    let container = Container()
    container.register(Link0.self) { _ in Link0() }
    container.register(Link1.self) { Link1(try $0.resolve(Link0.self)) }
    container.register(Link2.self) { Link2(try $0.resolve(Link1.self)) }
    container.register(Link3.self) { Link3(try $0.resolve(Link2.self)) }
    container.register(Link4.self) { Link4(try $0.resolve(Link3.self)) }
    container.register(Link5.self) { Link5(try $0.resolve(Link4.self)) }
    container.register(Link6.self) { Link6(try $0.resolve(Link5.self)) }
    container.register(Link7.self) { Link7(try $0.resolve(Link6.self)) }
    container.register(Link8.self) { Link8(try $0.resolve(Link7.self)) }
    container.register(Link9.self) { Link9(try $0.resolve(Link8.self)) }
    return Column(
      name: "chain of 10", times: 10_000, target: 10,
      plain: { for _ in 0..<$0 { sink.take(makeChain()) } },
      dictionary: nil,
      container: { for _ in 0..<$0 { sink.take(try container.resolve(Link9.self)) } },
      objection: {
        _ = try container.resolve(Link9.self)
        return nil
      })
  }

  @inline(never)
  private static func makeChain() -> Link9 {
    Link9(Link8(Link7(Link6(Link5(Link4(Link3(Link2(Link1(Link0())))))))))
  }

  static func fan() -> Column {
    let sink = Sink()
    var factories = Factories()
    factories.register((any Service).self) { Leaf() }
    let (table, container) = (factories, Container())
    container.register((any Service).self) { _ in Leaf() }
    container.register(Fan.self) { resolver in
      Fan(try (0..<50).map { _ in try resolver.resolve((any Service).self) })
    }
    return Column(
      name: "fan-out of 50", times: 2_000, target: 7.5,
      plain: { for _ in 0..<$0 { sink.take(Fan((0..<50).map { _ in makeLeaf() })) } },
      dictionary: {
        for _ in 0..<$0 {
          sink.take(Fan((0..<50).map { _ in table.resolve((any Service).self)! }))
        }
      },
      container: { for _ in 0..<$0 { sink.take(try container.resolve(Fan.self)) } },
      objection: {
        try container.resolve(Fan.self).parts.count == 50 ? nil : "parts are missing"
      })
  }

  @inline(never)
  private static func makeLeaf() -> any Service { Leaf() }
}
