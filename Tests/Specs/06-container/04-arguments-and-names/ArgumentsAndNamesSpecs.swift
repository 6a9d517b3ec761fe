import SpecSupport
import SpecTags
import Testing

@testable import ArgumentsAndNames

@Suite struct ArgumentsAndNamesSpecs {
  let container = Container()

  @Test func `the calls with names and arguments compile`() throws {
    let calls = [
      "container.register(Pie.self, name: \"tea\") { _ in Pie() }",
      "container.register(Pie.self, lifetime: .shared) { _ in Pie() }",
      "container.register(Pie.self, name: nil, lifetime: .graph) { _ in Pie() }",
      "container.register(Pie.self) { (_, slices: Int) in Pie() }",
      "container.register(Pie.self, name: \"tea\") { (_, guest: String, at: Int) in Pie() }",
      "let _: Pie? = container.resolve(Pie.self)",
      "let _: Pie? = container.resolve(Pie.self, name: \"tea\")",
      "let _: Pie? = container.resolve(Pie.self, 8)",
      "let _: Pie? = container.resolve(Pie.self, name: \"tea\", \"Ada\", 8)",
      "let _: Bool = container.contains(Pie.self)",
      "let _: Bool = container.contains(Pie.self, name: \"tea\")",
      "container.remove(Pie.self); container.remove(Pie.self, name: \"tea\")",
    ]
    let inFactories = ["name: \"tea\"", "8", "name: \"tea\", \"Ada\", 8"].map {
      "container.register([Pie?].self) { [$0.resolve(Pie.self, \($0))] }"
    }
    let refused = try SpecClient.verdicts(
      on: (calls + inFactories).map { "let container = Container(); \($0)" },
      declarations: "struct Pie {}"
    ).filter { !$0.isAccepted }

    #expect(
      refused.map(\.explanation) == [],
      """
      The spec compiled calls to the container and to the resolver, and `found` lists the \
      calls that the compiler refused. `register`, `contains`, `remove` and `resolve` \
      must accept a name, which callers may leave out. `register` and `resolve` must also \
      accept arguments. Look at the methods in `Container.swift`. As long as a method is \
      missing, the other specs behave as if a call to that method found nothing.
      """)
  }

  @Test func `a name finds its own registration, and no other`() {
    container.register(Pie.self, name: "lunch") { _ in Pie("leek") }
    container.register(Pie.self) { _ in Pie("plum") }
    container.register(Pie.self, name: "tea") { _ in Pie("fig") }

    let found = ["lunch", nil, "tea", "supper"].map { name in
      "\(label(name)): \(container.resolve(Pie.self, name: name).shown)"
    }
    #expect(
      found == [
        "\"lunch\": leek", "no name: plum", "\"tea\": fig",
        "\"supper\": no pie",
      ],
      """
      The spec registered a leek pie under the name "lunch", a plum pie without a \
      name, and a fig pie under "tea". It registered no pie under "supper". Each \
      line shows a name and the pie that `resolve` returned. Service and name \
      together select a registration, so no pie may be found in place of another. \
      Look at what `Container.swift` compares when it looks for a registration.
      """)

    container.register(Lunch.Pie.self, name: "tea") { _ in Lunch.Pie() }
    #expect(
      container.resolve(Pie.self, name: "tea").shown == "fig",
      """
      The spec registered a `Pie` and then a `Lunch.Pie`, both under the name \
      "tea", and resolved the `Pie`. The two types have the same short name, so \
      a type's name isn't a unique key. The second registration must not replace \
      the first. Look at how `Container.swift` tells one service from another.
      """)
    #expect(
      container.resolve(Lunch.Pie.self).map { _ in "found" } == nil,
      """
      The spec registered a `Lunch.Pie` only under the name "tea", but a call to \
      `resolve` without a name found that pie. A call without a name must find only a \
      registration without a name. Look at how `find` in `Container.swift` uses the name.
      """)
  }

  @Test func `the declared type of an argument selects the factory`() {
    container.register(Pie.self) { (_, _: Int) in Pie("Int") }
    container.register(Pie.self) { (_, _: Tea.Price) in Pie("Tea") }
    container.register(Pie.self) { _ in Pie("none") }
    container.register(Pie.self) { (_, _: Dough) in Pie("Dough") }
    container.register(Pie.self) { (_, _: Lunch.Price) in Pie("Lunch") }
    container.register(Pie.self) { (_, _: Int?) in Pie("Int?") }

    let found = [
      "none: \(container.resolve(Pie.self).shown)",
      "1: \(container.resolve(Pie.self, 1).shown)",
      "1 as Int?: \(container.resolve(Pie.self, 1 as Int?).shown)",
      "nil as Int?: \(container.resolve(Pie.self, nil as Int?).shown)",
      "1.5: \(container.resolve(Pie.self, 1.5).shown)",
    ]
    #expect(
      found == [
        "none: none", "1: Int", "1 as Int?: Int?", "nil as Int?: Int?",
        "1.5: no pie",
      ],
      """
      The spec registered pie factories that take no argument, an `Int`, an `Int?`, and each \
      of three other types. Each line shows an argument and the factory that it selected. An \
      argument must select exactly the factory whose parameter has the argument's declared \
      type, and not one with a similar type. Look at what `Container.swift` stores about the \
      arguments of a factory, and at what it compares when it looks for a factory.
      """)
    #expect(
      [
        "Lunch.Price: \(container.resolve(Pie.self, Lunch.Price()).shown)",
        "Tea.Price: \(container.resolve(Pie.self, Tea.Price()).shown)",
      ] == ["Lunch.Price: Lunch", "Tea.Price: Tea"],
      """
      The spec registered a pie factory that takes a `Lunch.Price`, and another \
      that takes a `Tea.Price`. Each argument must find its own factory. The \
      two types have the same short name, so a type's name isn't a unique key. \
      Look at how `Container.swift` tells the types of two arguments apart.
      """)
    #expect(
      container.resolve(Pie.self, SourDough() as Dough).shown == "Dough",
      """
      The spec called `resolve` with a `SourDough` object that it had declared as its \
      superclass, `Dough`. A factory is registered for the declared types of its \
      arguments, so `resolve` must look for the declared type, and not for the object's \
      class. Look at where `resolve` in `Container.swift` gets the type of an argument.
      """)
  }

  @Test func `contains looks for a name, with any arguments`() {
    let built = SpecRecorder<String>()
    container.register(Pie.self, name: "lunch") { (_, slices: Int) in
      built.record("pie")
      return Pie("leek")
    }
    container.register(Roll.self) { (_, label: String) in
      built.record("roll")
      return Roll(label: label)
    }

    #expect(
      [
        "Pie, \"lunch\": \(container.contains(Pie.self, name: "lunch"))",
        "Roll, no name: \(container.contains(Roll.self))",
      ] == ["Pie, \"lunch\": true", "Roll, no name: true"],
      """
      The spec registered a `Pie` under the name "lunch" and a `Roll` without \
      a name, and both factories take an argument. Then it called `contains` \
      for both. `contains` must find a registration whatever arguments its \
      factory takes. Look at how `contains` in `Container.swift` uses the key.
      """)
    #expect(
      [
        "Pie, no name": container.contains(Pie.self),
        "Pie, \"\"": container.contains(Pie.self, name: ""),
        "Roll, \"lunch\"": container.contains(Roll.self, name: "lunch"),
        "Lunch.Pie, \"lunch\"": container.contains(
          Lunch.Pie.self, name: "lunch"),
      ].filter(\.value).keys.sorted() == [],
      """
      The spec registered a `Pie` only under the name "lunch", and a `Roll` only without a name. \
      `found` lists other services and names for which `contains` returned `true`. `contains` \
      must compare both the service and the name. Look at `contains` in `Container.swift`.
      """)
    #expect(
      built.values == [],
      """
      `contains` ran the factories that `found` lists. `contains` only reports whether a service \
      is registered, so it must not build anything. Look at `contains` in `Container.swift`.
      """)
  }

  @Test func `number and order of the arguments select the factory`() {
    let found = client(
      """
      container.register(Pie.self) { (_, a: Int) in Pie("\\(a)") }
      container.register(Pie.self) { (_, a: Int, b: Int) in Pie("\\(a)\\(b)") }
      container.register(Pie.self) { (_, a: Int, b: String) in Pie("\\(b)!") }
      container.register(Pie.self) { (_, a: String, b: Int) in Pie("\\(a)?") }
      container.register(Pie.self) { (_, a: Int, _: Int, _: Int) in
        Pie("\\(a)")
      }
      show("none", container.resolve(Pie.self))
      show("Int", container.resolve(Pie.self, 1))
      show("2 Ints", container.resolve(Pie.self, 2, 3))
      show("Int, String", container.resolve(Pie.self, 4, "Ada"))
      show("String, Int", container.resolve(Pie.self, "Ben", 5))
      show("3 Ints", container.resolve(Pie.self, 6, 7, 8))
      show("2 Strings", container.resolve(Pie.self, "Cy", "Di"))
      """
    ).lines()

    #expect(
      found == [
        "none: no pie", "Int: 1", "2 Ints: 23", "Int, String: Ada!",
        "String, Int: Ben?",
        "3 Ints: 6", "2 Strings: no pie",
      ],
      """
      The spec registered pie factories for one, two and three arguments, but no factory without \
      arguments or for two strings. Each line shows the arguments of a call and the pie that \
      `resolve` returned. The number, types and order of the arguments select the factory. If \
      the compiler refuses a call, look at which arguments `register` and `resolve` accept. If a \
      line is wrong, look at what `Container.swift` stores about a registration's arguments.
      """)
  }

  @Test func `a factory asks for its parts by name and arguments`() {
    let found = client(
      """
      container.register(Pie.self, name: "tea", lifetime: .graph) {
        (_, guest: String, slices: Int) in Pie("\\(guest) \\(slices)")
      }
      container.register([Pie?].self) {
        (resolver, slices: Int, guest: String) in
        [
          resolver.resolve(Pie.self, name: "tea", guest, slices),
          resolver.resolve(Pie.self, name: "tea", guest, slices),
          resolver.resolve(Pie.self, name: "lunch", guest, slices),
          resolver.resolve(Pie.self, guest, slices),
        ]
      }
      let pies = container.resolve([Pie?].self, 3, "Ada") ?? []
      for (name, pie) in zip(["tea", "tea", "lunch", "no name"], pies) { show(name, pie) }
      print(Set(pies.compactMap { $0.map(ObjectIdentifier.init) }).count)
      """
    ).lines()

    #expect(
      found.prefix(4) == [
        "tea: Ada 3", "tea: Ada 3", "lunch: no pie", "no name: no pie",
      ],
      """
      A factory asked its resolver for pies with two arguments, under two names and without \
      a name. Only the name "tea" was registered. Each line shows a name and the pie that \
      the factory received. `Resolver.resolve` must use the name and the arguments just as \
      `Container.resolve` does. Look at `Resolver.resolve` in `Container.swift`. If the \
      compiler refuses the call, look at which arguments this method accepts.
      """)
    #expect(
      found.dropFirst(4) == ["1"],
      """
      A factory resolved a `Pie` with the lifetime `graph` twice, with the same name and \
      the same two arguments. `found` is the number of different pies that the factory \
      received. Both calls belong to one resolution, so they must return the same pie. \
      Look at whether `Resolver.resolve` in `Container.swift` begins a new resolution, and \
      at where it looks for graph instances.
      """)
  }

  @Test func `a cake is resolved and ordered with its candles`() throws {
    let found = SpecClient(
      """
      func show(_ cake: Cake?) {
        guard let cake else { return print("no cake") }
        print(cake.person, cake.candles, cake.oven?.degrees ?? 0)
      }
      let bakery = makeBakery()
      let adas = bakery.resolve(Cake.self, "Ada", 3)
      show(adas)
      show(bakery.resolve(Cake.self, "Ben", 5))
      show(bakery.resolve(Cake.self, "Ada", 3))
      guard let cake = adas else { return }
      bakery.register(Cake.self) { (_, person: String, candles: Int) in
        print("asked for:", person.debugDescription, candles)
        return cake
      }
      show(orderCake(for: " Ben", candles: 0, from: bakery))
      bakery.clear()
      show(orderCake(for: "Ben", candles: 5, from: bakery))
      """
    ).lines()

    try #require(
      found.prefix(3) == ["Ada 3 180", "Ben 5 180", "Ada 3 180"],
      """
      The spec resolved `Cake` with the arguments "Ada" and 3, then "Ben" and 5, and then "Ada" \
      and 3 again. Each line shows a cake's person, its candles and its oven's degrees. Each call \
      must return a new cake that already has its person and its candles. Look at the registration \
      of `Cake` in `makeBakery`: which arguments does its factory take, and what is its lifetime?
      """)
    #expect(
      found.dropFirst(3).prefix(2) == [
        #"asked for: " Ben" 0"#, "Ada 3 180",
      ],
      """
      The spec registered another factory in the bakery, which returns Ada's cake to every \
      caller. Then it called `orderCake` for " Ben" with 0 candles. `orderCake` must pass \
      exactly these values to the factory, and return the factory's cake unchanged. Look \
      at where `orderCake` gets its cake, and at what it does with the cake.
      """)
    #expect(
      found.dropFirst(5) == ["no cake"],
      """
      The spec called `clear()` on the bakery, and then ordered a cake. \
      `orderCake` must return what its bakery resolves, which is now `nil`. \
      Look for another place in `orderCake` where a cake can come from.
      """)
  }

  @Test func `no cake is made without its person and its candles`() throws {
    let oven = ["Oven": "Oven(degrees: 9)", "Oven?": "nil"]
    let initializers = try CompiledAnswer(spec: #filePath).initializers(
      of: "Cake")
    let withoutOne = [["String": #""Ada""#], ["Int": "3"]].flatMap { one in
      initializers.compactMap { initializer -> String? in
        let values = one.merging(oven) { value, _ in value }
        let arguments = initializer.parameters.map { values[$0.type] }
        let isCall = zip(initializer.parameters, arguments)
          .allSatisfy { $0.hasDefault || $1 != nil }
        return isCall ? initializer.call(with: arguments) : nil
      }
    }
    let cakes =
      [
        "Cake()", "Cake(oven: nil)", "Cake(oven: Oven(degrees: 9))",
        "Cake(nil)",
      ] + withoutOne
    let verdicts = try SpecClient.verdicts(on: cakes.map { "_ = \($0)" })

    #expect(
      zip(cakes, verdicts).filter { $1.isAccepted }.map(\.0) == [],
      """
      `found` lists the code that the compiler accepted although it makes a cake without \
      its person or without its number of candles. Every initializer must require both \
      values, because otherwise nothing points out that you forgot one of them. Look at \
      the initializers of `Cake`, including those in extensions, and at default values.
      """)
  }

  @Test func `an instance is used again, whatever the values of its arguments`()
  {
    let found = keepingLifetimes.map { lifetime in
      container.register(Pie.self, lifetime: lifetime) { (_, slices: Int) in
        Pie("\(slices) slices")
      }
      container.register([Pie].self) { resolver in
        [8, 12, 8].compactMap { resolver.resolve(Pie.self, $0) }
      }
      let pies = container.resolve([Pie].self) ?? []
      return "\(lifetime): " + pies.map(\.filling).joined(separator: ", ")
    }

    #expect(
      found == [
        "graph: 8 slices, 8 slices, 8 slices",
        "shared: 8 slices, 8 slices, 8 slices",
        "weak: 8 slices, 8 slices, 8 slices",
      ],
      """
      In one resolution, a factory asked three times for a pie: with 8 slices, with 12, and with \
      8 again. The word before each colon is the pie's lifetime. The types of the arguments \
      select a registration, but their values don't, so all three calls must return the first \
      pie. Look at what `Container.swift` compares when it looks for an existing instance.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global and static properties in which your code \
      stores something that can change. All containers share such a property, \
      so one bakery could find what belongs to another bakery. Store such \
      things in the container, or in an object that the container builds.
      """)
  }
}
