import SpecSupport
import Testing

@testable import ArgumentsAndNames

@Suite struct ArgumentsAndNamesSpecs {
  let container = Container()

  @Test func `a name finds its own registration, and no other`() {
    container.register(Pie.self, name: "lunch") { _ in Pie("leek") }
    container.register(Pie.self) { _ in Pie("plum") }
    container.register(Pie.self, name: "tea") { _ in Pie("fig") }
    container.register(Roll.self, name: "tea") { _ in Roll(label: "") }

    let found = ["lunch", nil, "tea", "supper"].map {
      container.resolve(Pie.self, name: $0)?.filling
    }
    #expect(
      found == ["leek", "plum", "fig", nil],
      """
      Pies are registered for lunch, without a name, and for tea; nobody \
      registered a supper. Service and name together must select: keep one \
      registration for each pair, and look for that pair.
      """)
    #expect(
      container.resolve(Roll.self) == nil,
      "A roll has a name, and was found without it. No name is a key, too.")
  }

  @Test func `the declared type of an argument selects the factory`() {
    container.register(Pie.self) { (_, _: Int) in Pie("Int") }
    container.register(Pie.self) { (_, _: Tea.Price) in Pie("Tea") }
    container.register(Pie.self) { _ in Pie("none") }
    container.register(Pie.self) { (_, _: Dough) in Pie("Dough") }
    container.register(Pie.self) { (_, _: Lunch.Price) in Pie("Lunch") }
    container.register(Pie.self) { (_, _: Int?) in Pie("Int?") }

    let pies = [
      container.resolve(Pie.self), container.resolve(Pie.self, 1),
      container.resolve(Pie.self, 1 as Int?),
      container.resolve(Pie.self, Lunch.Price()),
      container.resolve(Pie.self, Tea.Price()),
      container.resolve(Pie.self, 1.5),
    ]
    #expect(
      pies.map { $0?.filling } == ["none", "Int", "Int?", "Lunch", "Tea", nil],
      """
      Pies are made from nothing, an `Int`, an `Int?`, a `Lunch.Price` and a \
      `Tea.Price`, and never from a `Double`. Each type must find its own \
      factory: it belongs to the key. Does a later factory push out an earlier \
      one, or does one answer for another's type?
      """)
    #expect(
      container.resolve(Pie.self, SourDough() as Dough)?.filling == "Dough",
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
        && !container.contains(Roll.self, name: "lunch"),
      """
      A pie is registered for lunch only, a roll only without a name, and \
      `contains` found one of them elsewhere. It must look at the name.
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
      print(container.resolve(Pie.self)?.filling ?? "nothing")
      print(container.resolve(Pie.self, 1)?.filling ?? "nothing")
      print(container.resolve(Pie.self, 2, 3)?.filling ?? "nothing")
      print(container.resolve(Pie.self, 4, "Ada")?.filling ?? "nothing")
      print(container.resolve(Pie.self, "Ben", 5)?.filling ?? "nothing")
      print(container.resolve(Pie.self, 6, 7, 8)?.filling ?? "nothing")
      print(container.resolve(Pie.self, "Cy", "Di")?.filling ?? "nothing")
      """
    ).lines()

    #expect(
      found == ["nothing", "1", "23", "Ada!", "Ben?", "6", "nothing"],
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

  @Test func `a cake is resolved with its name and its candles`() {
    let found = Client(
      """
      func show(_ cake: Cake?) {
        guard let cake else { return print("no cake") }
        print(cake.name, cake.candles, cake.oven?.degrees ?? 0)
      }
      let bakery = makeBakery()
      show(bakery.resolve(Cake.self, "Ada", 3))
      show(bakery.resolve(Cake.self, "Ben", 5))
      show(orderCake(for: "Cy", candles: 7, from: bakery))
      """
    ).lines()

    #expect(
      found == ["Ada 3 180", "Ben 5 180", "Cy 7 180"],
      """
      Two cakes are resolved with a `String` and an `Int`, and one is ordered. \
      Each must come whole. Let the factory in `makeBakery` take both, in this \
      order, and let `orderCake` hand them over.
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
      let pies = container.resolve([Pie].self)

      #expect(
        pies?.map(\.filling) == ["8 slices", "8 slices"],
        """
        One resolution asked for a pie (\(lifetime)) of 8 slices, then of 12. \
        Types of arguments select; values do not. What is kept is used again.
        """)
    }
  }
}
