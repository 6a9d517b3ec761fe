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
      "The spec registered rolls without a name and under many names, such as the "
        + "empty name, very long names, \"tea\" and \"Tea\". `found` lists the names "
        + "under which `resolve` returned a different roll or no roll. Two different "
        + "strings are two names, and no string is the same as having no name. Look "
        + "at what `Container.swift` does with a name before it compares names."
    )
    XCTAssertEqual(
      oddNames.compactMap { name -> String? in
        let found =
          container.resolve(Rolls.self, name: name)?.label ?? "no rolls"
        return found == label(name) ? nil : "\(label(name)) finds \(found)"
      }, [],
      "The spec registered `Roll` and `Rolls` under the same names, and then resolved "
        + "`Rolls`. `found` lists the names under which `resolve` returned different rolls "
        + "or no rolls. `Roll` and `Rolls` are two services, so each must be found "
        + "separately. In a string made of service and name, the `Roll` named \"s\" looks "
        + "the same as the `Rolls` without a name. Look at what `Container.swift` compares."
    )
  }

  func testEachRegistrationKeepsItsOwnInstance() throws {
    let tables = try keepingLifetimes.map { lifetime in
      container.registerPies(lifetime)
      return (
        lifetime,
        try XCTUnwrap(
          container.resolve(Table.self),
          "`resolve(Table.self)` returned `nil` "
            + "although the spec had registered a table.")
      )
    }
    let own = "plum, leek, 8 of fig, 8 of nut"

    XCTAssertEqual(
      tables.map { "\($0): " + $1.fillings.joined(separator: ", ") },
      keepingLifetimes.map { "\($0): \(own)" },
      "A `Table` resolved a pie without a name and a pie under \"lunch\", first "
        + "without an argument and then with an `Int`. The word before each colon "
        + "is the lifetime of these four pies. Each pie must come from its own "
        + "registration. Look at how `Container.swift` finds an existing instance."
    )
    XCTAssertEqual(
      tables.map { "\($0): " + $1.kept(in: $1.again).joined(separator: ", ") },
      keepingLifetimes.map { "\($0): \(own)" },
      "A `Table` resolved each of its four pies twice. Each line shows the lifetime, "
        + "and then the pies for which the second call returned the same instance as the "
        + "first. Each registration must keep an instance of its own, so every line must "
        + "list all four pies. Look at where `Container.swift` stores the instances."
    )
  }

  func testRegisteringAgainReplacesOneRegistration() throws {
    container.registerPies(.shared)
    let old = try XCTUnwrap(
      container.resolve(Table.self),
      "`resolve(Table.self)` returned `nil` "
        + "although the spec had registered a table.")
    container.register(Pie.self, name: "lunch", lifetime: .shared) { _ in
      Pie("kale")
    }
    let new = try XCTUnwrap(
      container.resolve(Table.self),
      "`resolve(Table.self)` returned `nil` "
        + "although the spec had registered a table.")

    XCTAssertEqual(
      new.fillings, ["plum", "kale", "8 of fig", "8 of nut"],
      "The spec registered a pie without a name and a pie under \"lunch\", and then two more "
        + "with the same names and an `Int` argument. After that, it registered the \"lunch\" pie "
        + "without an argument again, this time with kale. The last registration wins, but only "
        + "for its own name and arguments. Look at what `register` in `Container.swift` replaces."
    )
    XCTAssertEqual(
      old.kept(in: new.pies), ["plum", "8 of fig", "8 of nut"],
      "The spec registered one of four shared pies again. `found` lists the pies "
        + "that are still the same objects as before. The other three pies must not be "
        + "built anew. Look at which instances `register` in `Container.swift` forgets."
    )
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
      "The spec registered plum and fig pies without a name, and leek and nut pies "
        + "under \"lunch\", each pie twice. Then it called `remove` either without a name "
        + "or with \"lunch\". Each line shows which name was removed, and which pies were "
        + "left. `remove` must forget every pie with that name, with or without an "
        + "argument, and leave all other pies alone. Look at `remove` in `Container.swift`."
    )
    XCTAssertEqual(
      container.contains(Lunch.Pie.self, name: "lunch"), true,
      "When the spec removed `Pie` under the name \"lunch\", a `Lunch.Pie` under the same "
        + "name disappeared as well. `Lunch.Pie` is a different service, so `remove` must "
        + "compare the types and not their strings. Look at `remove` in `Container.swift`."
    )

    let isReleased = isReleased {
      container.registerPies(.shared)
      let pie = container.resolve(Pie.self, 8)
      container.remove(Pie.self)
      return pie ?? Pie("no pie")
    }
    XCTAssertEqual(
      isReleased, true,
      "The spec resolved a shared pie of 8 slices, and then removed all pies "
        + "without a name. After that, the pie was still in memory. No caller can "
        + "resolve it any longer, so the container must not hold it. Look at what "
        + "`remove` in `Container.swift` must forget in addition to the factory."
    )

    container.clear()
    XCTAssertEqual(
      [
        "Pie, no name: \(container.contains(Pie.self))",
        "Lunch.Pie, \"lunch\": \(container.contains(Lunch.Pie.self, name: "lunch"))",
      ],
      ["Pie, no name: false", "Lunch.Pie, \"lunch\": false"],
      "The spec called `clear`, and then called `contains` for a `Pie` without "
        + "a name and for a `Lunch.Pie` under \"lunch\". `clear` must forget every "
        + "registration, whatever its name. Look at `clear` in `Container.swift`."
    )
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
      "The spec registered a factory with twenty arguments and a factory with ten, and "
        + "called both through `resolve`. All arguments must reach the factory in order. A "
        + "list of overloads always ends somewhere, but one method with a parameter pack takes "
        + "any number of arguments. Look at `register` and `resolve` in `Container.swift`."
    )
    XCTAssertEqual(
      Array(found.dropFirst(2)),
      ["1 B 3 true 5 6 G 8 9 10", "the tenth is a text"],
      "The spec registered two factories whose arguments differ only in the type of "
        + "the tenth argument, and then called `resolve` for each factory. The types of "
        + "all arguments select the factory, so neither registration may replace the "
        + "other. Look at what `Container.swift` stores about a registration's arguments."
    )
  }

  func testBreadAndCakeAreBakedInTheirOwnOvens() throws {
    func degrees(_ change: (Container) -> Void) throws -> [String] {
      let bakery = makeBakery()
      change(bakery)
      let bread = try XCTUnwrap(
        bakery.resolve(Bread.self),
        "`resolve(Bread.self)` returned `nil`, although the bakery must build "
          + "bread. Look at what `makeBakery()` registers.")
      let cake = try XCTUnwrap(
        orderCake(for: "Ada", candles: 3, from: bakery),
        "`orderCake` returned `nil`, although the bakery must build a cake. The name, and "
          + "the number, types and order of the arguments in `orderCake` must match the "
          + "registration in `makeBakery`. Compare the two functions in `CompositionRoot.swift`."
      )
      return [
        "bread: \(bread.oven.map { "\($0.degrees)°" } ?? "no oven")",
        "cake: \(cake.oven.map { "\($0.degrees)°" } ?? "no oven")",
      ]
    }

    XCTAssertEqual(
      try degrees { _ in }, ["bread: 240°", "cake: 180°"],
      "The spec resolved `Bread` and ordered a cake, and each line shows the "
        + "degrees of the product's oven. Bread is baked at 240°, and cake at "
        + "180°. If a spec about names is red as well, look at `Container.swift` "
        + "first. Otherwise, look at the ovens and their names in `makeBakery`."
    )
    XCTAssertEqual(
      try degrees { $0.remove(Oven.self, name: "cake") },
      ["bread: 240°", "cake: no oven"],
      "The spec removed the oven named \"cake\" from the bakery, resolved `Bread`, "
        + "and ordered a cake. A product whose oven isn't registered must have `nil` "
        + "as its oven, because a cake burns in the bread's oven. Look for a fallback "
        + "in `makeBakery`, and look at how `Container.swift` finds a name.")
  }

  func testNoCakeIsResolvedWithoutItsCandles() {
    let bakery = makeBakery()
    let names = [
      nil, "", "cake", "Cake", "birthday", "default", "plain", "simple",
    ]

    XCTAssertEqual(
      bakery.resolve(Cake.self).map { _ in "a cake" } ?? "no cake", "no cake",
      "`resolve(Cake.self)` returned a cake, although the call contains no person and "
        + "no number of candles. `resolve` must never return such a cake, because callers "
        + "could forget to add the person and the candles afterwards. Look at `makeBakery`."
    )
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
      "The spec called `resolve(Cake.self, …)` with the names and arguments in "
        + "`found`, and each call returned a cake. None of these calls contains a "
        + "number of candles. `resolve` must never return such a cake, because "
        + "callers could forget to add the candles afterwards. Look at `makeBakery`."
    )
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
      "The spec resolved `Cake` with \"Ada\" and another argument. `found` lists the "
        + "second arguments for which `resolve` returned a cake. Their types allow a cake "
        + "without a number of candles, but a caller must not be able to leave out that "
        + "number. Look at which arguments the cake's factory in `makeBakery` takes."
    )
  }
}
