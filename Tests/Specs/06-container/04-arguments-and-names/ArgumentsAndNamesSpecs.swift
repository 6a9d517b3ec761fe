import SpecSupport
import SpecTags
import Testing

@testable import ArgumentsAndNames

@Suite struct ArgumentsAndNamesSpecs {
  let container = Container()

  @Test func `a name finds its own registration, and no other`() {
    container.register(Pie.self, name: "lunch") { _ in Pie("leek") }
    container.register(Pie.self) { _ in Pie("plum") }
    container.register(Pie.self, name: "tea") { _ in Pie("fig") }

    let found = ["lunch", nil, "tea", "supper"].map { name in
      "\(name ?? "no name"): \(container.resolve(Pie.self, name: name).shown)"
    }
    #expect(
      found == ["lunch: leek", "no name: plum", "tea: fig", "supper: no pie"],
      """
      Pies are registered for lunch, without a name, and for tea; nobody \
      registered a supper. Service and name together must select: keep one \
      registration for each pair, and look for that pair.
      """)

    container.register(Lunch.Pie.self, name: "tea") { _ in Lunch.Pie() }
    #expect(
      container.resolve(Lunch.Pie.self) == nil,
      """
      A `Lunch.Pie` is registered for tea, and was found without a name. \
      Having no name is a key of its own.
      """)
    #expect(
      container.resolve(Pie.self, name: "tea").shown == "fig",
      """
      A `Pie` and a `Lunch.Pie` are registered for tea, and the second pushed \
      out the first. Short names are not unique: keep the type in the key, not \
      its text.
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
      "Lunch.Price(): \(container.resolve(Pie.self, Lunch.Price()).shown)",
      "Tea.Price(): \(container.resolve(Pie.self, Tea.Price()).shown)",
      "1.5: \(container.resolve(Pie.self, 1.5).shown)",
    ]
    let expected = [
      "none: none", "1: Int", "1 as Int?: Int?", "Lunch.Price(): Lunch",
      "Tea.Price(): Tea", "1.5: no pie",
    ]
    #expect(
      found == expected,
      """
      Pies are made from nothing, an `Int`, an `Int?`, a `Lunch.Price` and a \
      `Tea.Price`, and never from a `Double`. Each type must find its own \
      factory: it belongs to the key. Does a later factory push out an earlier \
      one, or does one answer for another's type?
      """)
    #expect(
      container.resolve(Pie.self, SourDough() as Dough).shown == "Dough",
      """
      The argument was declared as `Dough`, and is a `SourDough`. `register` \
      knows declared types only, so `resolve` must look for these, too.
      """)
  }

  @Test func `contains looks for a name, with any arguments`() {
    let built = Recorder<String>()
    container.register(Pie.self, name: "lunch") { (_, slices: Int) in
      built.record("pie")
      return Pie("leek")
    }
    container.register(Roll.self) { (_, label: String) in Roll(label: label) }

    #expect(
      container.contains(Pie.self, name: "lunch")
        && container.contains(Roll.self),
      """
      Both are registered, with factories that take an argument. `contains` \
      must find a service by its name whatever arguments it takes.
      """)
    #expect(
      !container.contains(Pie.self) && !container.contains(Pie.self, name: "")
        && !container.contains(Roll.self, name: "lunch")
        && !container.contains(Lunch.Pie.self, name: "lunch"),
      """
      A `Pie` is registered for lunch only, a `Roll` only without a name, a \
      `Lunch.Pie` not at all. `contains` found one of them elsewhere: it must \
      look at service and name.
      """)
    #expect(built.values == [], "`contains` must build nothing.")
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

    let expected = [
      "none: no pie", "Int: 1", "2 Ints: 23", "Int, String: Ada!",
      "String, Int: Ben?", "3 Ints: 6", "2 Strings: no pie",
    ]
    #expect(
      found == expected,
      """
      Pies from one, two and three arguments, and none from no argument or \
      from two strings. `register` and `resolve` must take as many arguments \
      as there are, and all their types, in order, belong to the key.
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
      print(pies.map { $0?.filling ?? "none" })
      print(pies.count == 4 && pies[0] === pies[1])
      """
    ).lines()

    #expect(
      found == [#"["Ada 3", "Ada 3", "none", "none"]"#, "true"],
      """
      A factory asked its resolver twice for one graph pie, named "tea", with \
      two arguments; then for "lunch" and for no name, which nobody \
      registered. `Resolver.resolve` must hand on name and arguments as \
      `Container.resolve` does, and stay within the same resolution.
      """)
  }

  @Test func `a cake is resolved and ordered with its candles`() throws {
    let found = Client(
      """
      func show(_ cake: Cake?) {
        guard let cake else { return print("no cake") }
        print(cake.person, cake.candles, cake.oven?.degrees ?? 0)
      }
      let bakery = makeBakery()
      let adas = bakery.resolve(Cake.self, "Ada", 3)
      show(adas)
      guard let cake = adas else { return }
      bakery.register(Cake.self) { (_, person: String, candles: Int) in
        print("asked for:", person, candles)
        return cake
      }
      show(orderCake(for: "Ben", candles: 5, from: bakery))
      """
    ).lines()

    try #require(
      found.first == "Ada 3 180",
      """
      `resolve(Cake.self, "Ada", 3)` must give Ada's cake, whole, from the \
      oven of 180°. Let the factory in `makeBakery` take a `String` and an \
      `Int`.
      """)
    #expect(
      found.dropFirst() == ["asked for: Ben 5", "Ada 3 180"],
      """
      The bakery got a new factory of cakes, which returns Ada's cake whoever \
      asks. An order for Ben, 5 candles, must ask it for just these, and \
      return its cake as it is. Let `orderCake` resolve in the bakery that it \
      gets, in one step.
      """)
  }

  @Test(.tags(.guard))
  func `keeps an instance, whatever the values of its arguments`() {
    for lifetime in [Lifetime.graph, .shared, .weak] {
      container.register(Pie.self, lifetime: lifetime) { (_, slices: Int) in
        Pie("\(slices) slices")
      }
      container.register([Pie].self) { resolver in
        [8, 12].compactMap { resolver.resolve(Pie.self, $0) }
      }
      let pies = container.resolve([Pie].self) ?? []

      #expect(
        pies.map(\.filling) == ["8 slices", "8 slices"],
        """
        One resolution asked for a pie (\(lifetime)) of 8 slices, then of 12. \
        Types of arguments select; values do not. What is kept is used again.
        """)
    }
  }
}
