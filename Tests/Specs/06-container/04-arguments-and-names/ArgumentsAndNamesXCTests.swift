import SpecSupport
import XCTest

@testable import ArgumentsAndNames

final class ArgumentsAndNamesXCTests: XCTestCase {
  private let container = Container()

  func testAnyTextCanBeAName() {
    let names = [nil, "", " ", "s", "nil", "default", "two words"]
    let labels = names.map { $0.map { "\"\($0)\"" } ?? "no name" }
    for (name, label) in zip(names, labels) {
      container.register(Roll.self, name: name) { _ in Roll(label: label) }
      container.register(Rolls.self, name: name) { _ in Rolls(label: label) }
    }

    XCTAssertEqual(
      names.map { container.resolve(Roll.self, name: $0)?.label ?? "no roll" },
      labels,
      "Each text is a name of its own, also the empty one. So no text can "
        + "stand for having no name: keep the name as a `String?`.")
    XCTAssertEqual(
      names.map { container.resolve(Rolls.self, name: $0)?.label ?? "none" },
      labels,
      "`Roll` and `Rolls` were registered under the same names. Service and "
        + "name must stay two things in a key: glued to one text, the roll "
        + "named \"s\" and the rolls without a name are the same.")
  }

  func testEachRegistrationKeepsItsOwnInstance() throws {
    for lifetime in [Lifetime.graph, .shared, .weak] {
      container.registerPies(lifetime)
      let table = try XCTUnwrap(container.resolve(Table.self))

      XCTAssertEqual(
        table.fillings, ["plum", "leek", "8 of fig", "8 of nut"],
        "A table asked for four pies (\(lifetime)): with no name, for lunch, "
          + "and both with an `Int`. Each must come from its own registration.")
      XCTAssertEqual(
        table.kept(in: table.again), table.fillings,
        "The table asked for each pie (\(lifetime)) twice, and must get the "
          + "same one again. Each registration keeps an instance of its own.")
    }
  }

  func testRegisteringAgainReplacesOneRegistration() throws {
    container.registerPies(.shared)
    let old = try XCTUnwrap(container.resolve(Table.self))
    container.register(Pie.self, name: "lunch", lifetime: .shared) { _ in
      Pie("kale")
    }
    let new = try XCTUnwrap(container.resolve(Table.self))

    XCTAssertEqual(
      new.fillings, ["plum", "kale", "8 of fig", "8 of nut"],
      "The pie for lunch, without an argument, was registered again. The last "
        + "registration wins, for this name and these arguments only.")
    XCTAssertEqual(
      old.kept(in: new.pies), ["plum", "8 of fig", "8 of nut"],
      "These shared pies must be the ones of before: only the instance of what "
        + "was registered again is forgotten.")
  }

  func testRemoveForgetsANameWithAllItsArguments() {
    container.register(Lunch.Pie.self, name: "lunch") { _ in Lunch.Pie() }
    let left = [nil, "lunch"].map { name in
      container.registerPies(.shared)
      _ = container.resolve(Table.self)
      container.remove(Pie.self, name: name)
      let fillings = container.resolve(Table.self)?.fillings ?? []
      return "\(name ?? "no name") removed: " + fillings.joined(separator: ", ")
    }

    XCTAssertEqual(
      left,
      ["no name removed: leek, 8 of nut", "lunch removed: plum, 8 of fig"],
      "Pies of plum and fig have no name, those of leek and nut are for lunch. "
        + "`remove` must forget all pies of the name that it gets, with an "
        + "argument and without one, and no others.")
    XCTAssertNotNil(
      container.resolve(Lunch.Pie.self, name: "lunch"),
      "A `Pie` was removed, and a `Lunch.Pie` of the same name has gone. It is "
        + "another service: compare types, not their texts.")

    container.clear()
    XCTAssertFalse(
      container.contains(Pie.self)
        || container.contains(Lunch.Pie.self, name: "lunch"),
      "`clear` must forget all, whatever the names and the arguments.")
  }

  func testTenArgumentsReachAFactoryToo() {
    let found = client(
      """
      let make = { (_: Resolver, a: Int, b: String, c: Int, d: Bool, e: Int,
        f: Int, g: String, h: Int, i: Int, j: Int) in
        Pie("\\(a) \\(b) \\(c) \\(d) \\(e) \\(f) \\(g) \\(h) \\(i) \\(j)")
      }
      container.register(Pie.self, factory: make)
      let pie = container.resolve(
        Pie.self, 1, "B", 3, true, 5, 6, "G", 8, 9, 10)
      print(pie?.filling ?? "nothing")
      """
    ).lines()

    XCTAssertEqual(
      found, ["1 B 3 true 5 6 G 8 9 10"],
      "Ten arguments must reach the factory, in order. One method with a "
        + "parameter pack takes them; no list of methods is ever long enough.")
  }

  func testBreadAndCakeAreBakedInTheirOwnOvens() throws {
    let bakery = makeBakery()
    let bread = bakery.resolve(Bread.self)
    let cake = try XCTUnwrap(
      orderCake(for: "Ada", candles: 3, from: bakery),
      "There was no cake: `orderCake` asks for one that nobody registered. "
        + "Person and candles are arguments, and have no labels; `name:` tells "
        + "registrations apart.")

    XCTAssertEqual(
      [
        "bread: \(bread?.oven?.degrees ?? 0)°",
        "cake: \(cake.oven?.degrees ?? 0)°",
      ],
      ["bread: 240°", "cake: 180°"],
      "Bread is baked at 240°, cake at 180°. Either the container, or its "
        + "resolver, does not look at the name, or `makeBakery` does not give "
        + "each product its own oven.")
  }

  func testNoCakeIsResolvedWithoutItsCandles() {
    let bakery = makeBakery()

    XCTAssertNil(
      bakery.resolve(Cake.self, "Ada") ?? bakery.resolve(Cake.self),
      "A cake was resolved, and nobody said how many candles. A second step "
        + "can be forgotten: let no factory build a cake without both.")
  }
}
