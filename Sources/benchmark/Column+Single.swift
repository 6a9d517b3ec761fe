extension Column {
  static func leafTransient() -> Column {
    let sink = Sink()
    var factories = Factories()
    factories.register((any Service).self) { Leaf() }
    let (table, container) = (factories, Container())
    container.register((any Service).self) { _ in Leaf() }
    return Column(
      name: "leaf, transient", times: 100_000, target: 7.5,
      plain: { for _ in 0..<$0 { sink.take(Leaf()) } },
      dictionary: { for _ in 0..<$0 { sink.take(table.resolve((any Service).self)!) } },
      container: { for _ in 0..<$0 { sink.take(try container.resolve((any Service).self)) } },
      objection: {
        let (one, other) = (
          try container.resolve((any Service).self), try container.resolve((any Service).self)
        )
        return one === other ? "a transient service is not built anew each time" : nil
      })
  }

  static func leafShared() -> Column {
    let sink = Sink()
    let leaf = Leaf()
    var factories = Factories()
    factories.register((any Service).self) { leaf }
    let (table, container) = (factories, Container())
    container.register((any Service).self, lifetime: .shared) { _ in Leaf() }
    return Column(
      name: "leaf, shared", times: 100_000, target: 7.5,
      plain: { for _ in 0..<$0 { sink.take(Leaf()) } },
      dictionary: { for _ in 0..<$0 { sink.take(table.resolve((any Service).self)!) } },
      container: { for _ in 0..<$0 { sink.take(try container.resolve((any Service).self)) } },
      objection: {
        let (one, other) = (
          try container.resolve((any Service).self), try container.resolve((any Service).self)
        )
        return one === other ? nil : "a shared service is built more than once"
      })
  }

  static func named() -> Column {
    let sink = Sink()
    let container = Container()
    container.register((any Service).self) { _ in Labelled("", 0) }
    container.register((any Service).self, name: "leaf") { _ in Leaf() }
    return Column(
      name: "named", times: 100_000, target: 7.5,
      plain: { for _ in 0..<$0 { sink.take(Leaf()) } },
      dictionary: nil,
      container: {
        for _ in 0..<$0 { sink.take(try container.resolve((any Service).self, name: "leaf")) }
      },
      objection: {
        try container.resolve((any Service).self, name: "leaf") is Leaf
          ? nil : "a name does not select its registration"
      })
  }

  static func twoArguments() -> Column {
    let sink = Sink()
    let container = Container()
    container.register(Labelled.self) { _, text, number in Labelled(text, number) }
    return Column(
      name: "two arguments", times: 100_000, target: 7.5,
      plain: { for number in 0..<$0 { sink.take(Labelled("leaf", number)) } },
      dictionary: nil,
      container: {
        for number in 0..<$0 { sink.take(try container.resolve(Labelled.self, "leaf", number)) }
      },
      objection: {
        try container.resolve(Labelled.self, "leaf", 7).number == 7
          ? nil : "arguments do not reach the factory"
      })
  }
}
