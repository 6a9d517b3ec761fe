import SpecSupport
import XCTest

@testable import ArgumentsAndNames

final class ArgumentsAndNamesXCTests: XCTestCase {
  private let container = Container()

  func testAnyTextCanBeAName() {
    for name in oddNames {
      container.register(Roll.self, name: name) { _ in Roll(label: label(name))
      }
      container.register(Rolls.self, name: name) { _ in
        Rolls(label: label(name))
      }
    }

    XCTAssertEqual(
      oddNames.compactMap { name -> String? in
        let found = container.resolve(Roll.self, name: name)?.label ?? "no roll"
        return found == label(name) ? nil : "\(label(name)) finds \(found)"
      }, [],
      "Rolls were registered for many names, such as the empty one, long ones, \"tea\" and "
        + "\"Tea\", and without a name. Two texts that differ are two names, and none of them "
        + "means having no name. Look at what `Container.swift` makes of a name before it "
        + "compares it.")
    XCTAssertEqual(
      oddNames.compactMap { name -> String? in
        let found =
          container.resolve(Rolls.self, name: name)?.label ?? "no rolls"
        return found == label(name) ? nil : "\(label(name)) finds \(found)"
      }, [],
      "`Roll` and `Rolls` are two services, and both were registered for the same names. Each must "
        + "be found for itself. In a text made of service and name, the roll named \"s\" can't be "
        + "told from the rolls without a name. Look at what `Container.swift` compares."
    )
  }

  func testEachRegistrationKeepsItsOwnInstance() throws {
    let tables = try keepingLifetimes.map { lifetime in
      container.registerPies(lifetime)
      return (
        lifetime,
        try XCTUnwrap(
          container.resolve(Table.self), "A registered table is built.")
      )
    }
    let own = "plum, leek, 8 of fig, 8 of nut"

    XCTAssertEqual(
      tables.map { "\($0): " + $1.fillings.joined(separator: ", ") },
      keepingLifetimes.map { "\($0): \(own)" },
      "A table asked for four pies with the lifetime that stands in front: without a name, for "
        + "\"lunch\", and both again with an `Int`. Each must come from its own registration. Look "
        + "at how `Container.swift` finds an instance that exists already.")
    XCTAssertEqual(
      tables.map { "\($0): " + $1.kept(in: $1.again).joined(separator: ", ") },
      keepingLifetimes.map { "\($0): \(own)" },
      "A table asked for each of its four pies twice. These are the pies that it got again the "
        + "second time, and it should have got all four. Each registration keeps an instance of "
        + "its own. Look at where `Container.swift` keeps the instances.")
  }

  func testRegisteringAgainReplacesOneRegistration() throws {
    container.registerPies(.shared)
    let old = try XCTUnwrap(
      container.resolve(Table.self), "A registered table is built.")
    container.register(Pie.self, name: "lunch", lifetime: .shared) { _ in
      Pie("kale")
    }
    let new = try XCTUnwrap(
      container.resolve(Table.self), "A registered table is built.")

    XCTAssertEqual(
      new.fillings, ["plum", "kale", "8 of fig", "8 of nut"],
      "Four pies were registered: without a name, for \"lunch\", and both with an `Int`. Then the "
        + "one for \"lunch\" without an argument was registered again, with kale. The last "
        + "registration wins, but only for its own name and arguments. Look at what `register` in "
        + "`Container.swift` replaces.")
    XCTAssertEqual(
      old.kept(in: new.pies), ["plum", "8 of fig", "8 of nut"],
      "One of four shared pies was registered again. These pies are the same objects as before. "
        + "The other three must not be built anew. Look at which instances `register` in "
        + "`Container.swift` forgets.")
  }

  func testRemoveForgetsANameWithAllItsArguments() {
    container.register(Lunch.Pie.self, name: "lunch") { _ in Lunch.Pie() }
    let left = [nil, "lunch"].map { name in
      container.registerPies(.shared)
      container.registerPies(.shared)
      _ = container.resolve(Table.self)
      container.remove(Pie.self, name: name)
      let fillings = container.resolve(Table.self)?.fillings ?? []
      return "\(label(name)) removed: " + fillings.joined(separator: ", ")
    }

    XCTAssertEqual(
      left,
      ["no name removed: leek, 8 of nut", "\"lunch\" removed: plum, 8 of fig"],
      "Pies of plum and fig are registered without a name, those of leek and nut for \"lunch\", "
        + "each twice. `remove` must forget every pie of the name that it gets, with an argument "
        + "and without one, and must leave the other name alone. Look at `remove` in "
        + "`Container.swift`.")
    XCTAssertEqual(
      container.contains(Lunch.Pie.self, name: "lunch"), true,
      "A `Pie` was removed, and a `Lunch.Pie` of the same name has gone, too. It's another service, "
        + "so `remove` in `Container.swift` must compare the types and not their texts."
    )

    let isReleased = isReleased {
      container.registerPies(.shared)
      let pie = container.resolve(Pie.self, 8)
      container.remove(Pie.self)
      return pie ?? Pie("no pie")
    }
    XCTAssertEqual(
      isReleased, true,
      "A shared pie of 8 slices was resolved, and all pies without a name were removed. The "
        + "container still holds the pie, although nobody can ask for it any more. Look at what "
        + "`remove` in `Container.swift` forgets besides the factory.")

    container.clear()
    XCTAssertEqual(
      [
        "Pie, no name: \(container.contains(Pie.self))",
        "Lunch.Pie, \"lunch\": \(container.contains(Lunch.Pie.self, name: "lunch"))",
      ],
      ["Pie, no name: false", "Lunch.Pie, \"lunch\": false"],
      "After `clear`, `contains` was asked for a `Pie` without a name and for a `Lunch.Pie` with "
        + "one. `clear` must forget everything, whatever its name. Look at `clear` in "
        + "`Container.swift`.")
  }

  func testTenArgumentsReachAFactoryToo() {
    let twenty = (1...20).map(String.init).joined(separator: ", ")
    let found = client(
      """
      container.register(Pie.self) {
        (_: Resolver, \((1...20).map { "_ a\($0): Int" }.joined(separator: ", "))) in
        Pie("twenty in all, the last is \\(a20)")
      }
      print(container.resolve(Pie.self, \(twenty))?.filling ?? "nothing")
      let make = { (_: Resolver, a: Int, b: String, c: Int, d: Bool, e: Int,
        f: Int, g: String, h: Int, i: Int, j: Int) in
        Pie("\\(a) \\(b) \\(c) \\(d) \\(e) \\(f) \\(g) \\(h) \\(i) \\(j)")
      }
      container.register(Pie.self, factory: make)
      let pie = container.resolve(
        Pie.self, 1, "B", 3, true, 5, 6, "G", 8, 9, 10)
      print(pie?.filling ?? "nothing")
      container.register(Pie.self) {
        (_: Resolver, _: Int, _: String, _: Int, _: Bool, _: Int, _: Int,
          _: String, _: Int, _: Int, _: String) in Pie("the tenth is a text")
      }
      for pie in [
        container.resolve(Pie.self, 1, "B", 3, true, 5, 6, "G", 8, 9, 10),
        container.resolve(Pie.self, 1, "B", 3, true, 5, 6, "G", 8, 9, "J"),
      ] { print(pie?.filling ?? "nothing") }
      """
    ).lines()

    XCTAssertEqual(
      Array(found.prefix(2)),
      ["twenty in all, the last is 20", "1 B 3 true 5 6 G 8 9 10"],
      "Factories with twenty and with ten arguments were registered and called through `resolve`. "
        + "All of them must arrive, in order. A list of overloads always ends somewhere, but one method with a "
        + "parameter pack takes any number. Look at `register` and `resolve` in `Container.swift`."
    )
    XCTAssertEqual(
      Array(found.dropFirst(2)),
      ["1 B 3 true 5 6 G 8 9 10", "the tenth is a text"],
      "Two factories were registered whose arguments differ in the type of the tenth alone, and "
        + "each was called. All types select, so neither may replace the other. Look at what "
        + "`Container.swift` remembers of a registration's arguments.")
  }

  func testBreadAndCakeAreBakedInTheirOwnOvens() throws {
    func degrees(_ change: (Container) -> Void) throws -> [String] {
      let bakery = makeBakery()
      change(bakery)
      let bread = try XCTUnwrap(
        bakery.resolve(Bread.self), "The bakery has bread.")
      let cake = try XCTUnwrap(
        orderCake(for: "Ada", candles: 3, from: bakery),
        "`orderCake` returned no cake. It resolves a registration that isn't there, because name, "
          + "number, types or order of the arguments differ from those in `makeBakery`. Compare "
          + "the two in `CompositionRoot.swift`.")
      return [
        "bread: \(bread.oven.map { "\($0.degrees)°" } ?? "no oven")",
        "cake: \(cake.oven.map { "\($0.degrees)°" } ?? "no oven")",
      ]
    }

    XCTAssertEqual(
      try degrees { _ in }, ["bread: 240°", "cake: 180°"],
      "Bread is baked at 240°, cake at 180°, and these are the ovens that they got. If a spec about "
        + "names fails, too, look at `Container.swift` first. Otherwise, look at the ovens and "
        + "their names in `makeBakery`.")
    XCTAssertEqual(
      try degrees { $0.remove(Oven.self, name: "cake") },
      ["bread: 240°", "cake: no oven"],
      "The oven named \"cake\" was removed from the bakery. A product without its oven has `nil` "
        + "there, because an oven that is too hot burns the cake. Look for a fallback in "
        + "`makeBakery`, and in how `Container.swift` looks for a name.")
  }

  func testNoCakeIsResolvedWithoutItsCandles() {
    let bakery = makeBakery()
    let names = [
      nil, "", "cake", "Cake", "birthday", "default", "plain", "simple",
    ]

    XCTAssertEqual(
      bakery.resolve(Cake.self).map { _ in "a cake" } ?? "no cake", "no cake",
      "`resolve(Cake.self)` returned a cake, and it doesn't say for whom it is and how many candles it "
        + "gets. A second step can be forgotten, so such a cake must not exist. Look at "
        + "`makeBakery`.")
    XCTAssertEqual(
      names.flatMap { name in
        [
          "\(label(name)), no argument": bakery.resolve(Cake.self, name: name),
          "\(label(name)), \"Ada\"": bakery.resolve(
            Cake.self, name: name, "Ada"),
          "\(label(name)), nil": bakery.resolve(
            Cake.self, name: name, nil as String?),
        ].filter { $0.value != nil }.keys.sorted()
      }, [],
      "Calls of `resolve(Cake.self, …)` with these names and arguments returned a cake, and none "
        + "of them says how many candles it gets. A second step can be forgotten, so such a cake "
        + "must not exist. Look at `makeBakery`.")
    XCTAssertEqual(
      SpecClient(
        """
        let bakery = makeBakery()
        let cakes = [
          "nil as Int?": bakery.resolve(Cake.self, "Ada", nil as Int?),
          "3 as Int?": bakery.resolve(Cake.self, "Ada", 3 as Int?),
          "none": bakery.resolve(Cake.self, "Ada", ()),
        ]
        cakes.filter { $0.value != nil }.keys.sorted().forEach { print($0) }
        """
      ).lines(), [],
      "A cake was resolved for \"Ada\" and with these as the second argument, each of which leaves "
        + "room for having no candles. A caller must not be able to leave the number out. Look at what "
        + "the cake's factory in `makeBakery` takes.")
  }
}
