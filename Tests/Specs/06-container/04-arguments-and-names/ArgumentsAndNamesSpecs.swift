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
      Calls of the container and of the resolver were compiled, and the compiler refuses these. \
      `register`, `contains`, `remove` and `resolve` take a name that may be left out, and \
      `register` and `resolve` take arguments, too. Look at the methods in `Container.swift`. As \
      long as a method is missing, the specs behave as if it found nothing.
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
      A leek pie is registered for the name "lunch", a plum pie without a name and a fig pie for \
      "tea". For "supper", no pie is registered. Service and name select a registration together, \
      so neither may be found in place of another. Look at what `Container.swift` compares when it \
      looks for a registration.
      """)

    container.register(Lunch.Pie.self, name: "tea") { _ in Lunch.Pie() }
    #expect(
      container.resolve(Pie.self, name: "tea").shown == "fig",
      """
      A `Pie` was registered for the name "tea", and then a `Lunch.Pie`, which is another type with \
      the same short name. The `Pie` must still be there. The text of a type isn't unique. Look at \
      how `Container.swift` tells one service from another.
      """)
    #expect(
      container.resolve(Lunch.Pie.self).map { _ in "found" } == nil,
      """
      A `Lunch.Pie` is registered for the name "tea" only, and it was found without a name. A call \
      without a name must find only what was registered without one. Look at how `find` in \
      `Container.swift` uses the name.
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
      Factories for a pie were registered without an argument, for an `Int`, for an `Int?`, and for \
      three types of the spec's own. Each line shows an argument and the factory that it selected. \
      The declared type of the argument selects, and a type that resembles it doesn't. Look at what \
      `Container.swift` remembers of an argument when a factory is registered, and at what it \
      compares when one is looked for.
      """)
    #expect(
      [
        "Lunch.Price: \(container.resolve(Pie.self, Lunch.Price()).shown)",
        "Tea.Price: \(container.resolve(Pie.self, Tea.Price()).shown)",
      ] == ["Lunch.Price: Lunch", "Tea.Price: Tea"],
      """
      Pies can be made from a `Lunch.Price` or from a `Tea.Price`, two types with the same short \
      name, and each must find its own factory. The text of a type isn't unique. Look at how \
      `Container.swift` tells one argument's type from another.
      """)
    #expect(
      container.resolve(Pie.self, SourDough() as Dough).shown == "Dough",
      """
      The argument was declared as `Dough`, and the object is a `SourDough`. `register` only knows \
      declared types, so `resolve` must look for the declared type, too. Look at where `resolve` in \
      `Container.swift` gets the type of an argument.
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
      A `Pie` is registered for the name "lunch", a `Roll` without a name, and both factories take \
      an argument. `contains` was asked for each of them and must find it whatever arguments its \
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
      A `Pie` is registered for the name "lunch" only, and a `Roll` without a name only. `contains` \
      says that these services are registered, too. It must compare both the service and the name. \
      Look at `contains` in `Container.swift`.
      """)
    #expect(
      built.values == [],
      """
      `contains` ran these factories. It only answers a question and must not build anything. Look \
      at `contains` in `Container.swift`.
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
      Factories for a pie were registered for one, two and three arguments, but not for none and \
      not for two strings. Each line shows the arguments of a call and the pie that it got. The \
      number of the arguments, their types and their order select the factory. If the compiler \
      refuses a call, look at which arguments `register` and `resolve` take; if a line differs, look \
      at what `Container.swift` remembers of a registration's arguments.
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
      A factory asked its resolver for pies by name and with two arguments. Only "tea" is \
      registered. `Resolver.resolve` must use the name and the arguments as `Container.resolve` \
      does. Look at that method in `Container.swift`; if the compiler refuses the call, look at \
      which arguments it takes.
      """)
    #expect(
      found.dropFirst(4) == ["1"],
      """
      A factory asked its resolver twice for the same pie, with the lifetime `.graph`, a name and \
      two arguments: this is the number of different pies that it got. Both calls belong to one \
      resolution, so they must get the same pie. Look at whether `Resolver.resolve` in \
      `Container.swift` begins a new resolution, and at where a graph's instances are found again.
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
      The bakery was asked for a cake with the arguments "Ada" and 3, then "Ben" and 5, then "Ada" \
      and 3 again. Each line shows the cake's person, candles and degrees. Each customer must get a \
      new cake that is complete at once. Look at the cake's registration in `makeBakery`: at what \
      its factory takes, and at its lifetime.
      """)
    #expect(
      found.dropFirst(3).prefix(2) == [
        #"asked for: " Ben" 0"#, "Ada 3 180",
      ],
      """
      The spec registered another factory in the bakery, which returns Ada's cake to every caller, and \
      then ordered a cake for " Ben" without candles. The order must ask that factory for exactly this, \
      and return its cake unchanged. Look at where `orderCake` gets its cake, and at what it does \
      with it.
      """)
    #expect(
      found.dropFirst(5) == ["no cake"],
      """
      A cake was ordered from a bakery in which nothing is registered any more. The order must \
      return what that bakery resolves, which is `nil`. Look for a second place in `orderCake` that \
      a cake comes from.
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
      Each of these lines makes a cake without saying for whom it is, or how many candles it has, and \
      the compiler accepted it. If you forget the candles, nothing points it out. No initializer may \
      fill them in. Look at the initializers of `Cake`, also at those in extensions, and at default values.
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
      One resolution asked three times for a pie with the lifetime that stands in front: of 8 \
      slices, of 12 and of 8 again. The types of arguments select a registration, and their values \
      don't, so the first pie must be used again. Look at what `Container.swift` compares when it \
      looks for an instance that exists already.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      These global or static properties keep something that can change. All containers share such a \
      property, so one bakery finds what belongs to another. Keep it in the container, or in an \
      object that the container builds.
      """)
  }
}
