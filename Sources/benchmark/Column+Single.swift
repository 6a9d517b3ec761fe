extension Column {
  static func leafTransient() -> Column {
    leaf("leaf, transient", .transient, target: 9, plain: { Leaf() }) { one, other in
      one === other ? "a transient service is not built anew each time" : nil
    }
  }

  static func leafShared() -> Column {
    let leaf = Leaf()
    return self.leaf("leaf, shared", .shared, target: 3.6, plain: { leaf }) { one, other in
      one === other ? nil : "a shared service is built more than once"
    }
  }

  static func leafWeak() -> Column {
    let container = Container()
    container.register((any Service).self, lifetime: .weak) { _ in Leaf() }
    let held = try? container.resolve((any Service).self)
    let sink = Sink()
    return Column(
      name: "leaf, weak, held", times: 100_000, target: nil,
      plain: nil,
      dictionary: nil,
      container: { for _ in 0..<$0 { sink.take(try container.resolve((any Service).self)) } },
      objection: {
        try container.resolve((any Service).self) === held
          ? nil : "a weak service is built anew although it is held"
      })
  }

  /// - Parameters:
  ///   - plain: What the dictionary holds.
  ///   - objection: What is wrong with two instances that the container gave.
  private static func leaf(
    _ name: String, _ lifetime: Lifetime<any Service>, target: Double,
    plain: @escaping () -> any Service,
    objection: @escaping (any Service, any Service) -> String?
  ) -> Column {
    let sink = Sink()
    var factories = Factories()
    factories.register((any Service).self, plain)
    let (table, container) = (factories, Container())
    container.register((any Service).self, lifetime: lifetime) { _ in Leaf() }
    return Column(
      name: name, times: 100_000, target: target,
      plain: { for _ in 0..<$0 { sink.take(Leaf()) } },
      dictionary: { for _ in 0..<$0 { sink.take(table.resolve((any Service).self)!) } },
      container: { for _ in 0..<$0 { sink.take(try container.resolve((any Service).self)) } },
      objection: {
        objection(
          try container.resolve((any Service).self), try container.resolve((any Service).self))
      })
  }

  static func named() -> Column {
    let sink = Sink()
    let container = Container()
    container.register((any Service).self) { _ in Labelled("", 0) }
    container.register((any Service).self, name: "leaf") { _ in Leaf() }
    return Column(
      name: "named", times: 100_000, target: 11,
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

  /// One name among a hundred thousand: what a container has should not slow down what it gives.
  static func namedOfMany() -> Column {
    let sink = Sink()
    let container = Container()
    for number in 0..<100_000 {
      container.register(Leaf.self, name: "leaf \(number)") { _ in Leaf() }
    }
    return Column(
      name: "named, 1 of 100,000", times: 100_000, target: nil,
      plain: nil,
      dictionary: nil,
      container: {
        for _ in 0..<$0 { sink.take(try container.resolve(Leaf.self, name: "leaf 77777")) }
      },
      objection: {
        container.contains(Leaf.self, name: "leaf 99999") ? nil : "names are lost among many"
      })
  }

  static func twoArguments() -> Column {
    let sink = Sink()
    let container = Container()
    container.register(Labelled.self) { _, text, number in Labelled(text, number) }
    return Column(
      name: "two arguments", times: 100_000, target: 10,
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
