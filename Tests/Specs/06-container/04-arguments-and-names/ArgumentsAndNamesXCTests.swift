import SpecSupport
import XCTest

@testable import ArgumentsAndNames

final class ArgumentsAndNamesXCTests: XCTestCase {
  private let container = Container()

  func testAnyTextCanBeAName() {
    let names = [nil, "", " ", "s", "nil", "default", "two words"]
    for name in names {
      let label = name ?? "no name"
      container.register(Roll.self, name: name) { _ in Roll(label: label) }
      container.register(Rolls.self, name: name) { _ in Rolls(label: label) }
    }

    let labels = names.map { $0 ?? "no name" }
    XCTAssertEqual(
      names.map { container.resolve(Roll.self, name: $0)?.label }, labels,
      "Each text is a name of its own: the empty one is not the same as none.")
    XCTAssertEqual(
      names.map { container.resolve(Rolls.self, name: $0)?.label }, labels,
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
        zip(table.pies, table.again).map { $0 === $1 },
        [true, true, true, true],
        "The table asked for each pie (\(lifetime)) twice. Did it get the same "
          + "one again? Each registration must keep an instance of its own.")
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
      zip(old.pies, new.pies).map { $0 === $1 }, [true, false, true, true],
      "Is each shared pie the one of before? Only the instance of what was "
        + "registered again must be forgotten.")
  }

  func testRemoveForgetsANameWithAllItsArguments() {
    for name in [nil, "lunch"] {
      container.registerPies(.shared)
      container.register(Roll.self, name: name) { _ in Roll(label: "") }
      _ = container.resolve(Table.self)
      container.remove(Pie.self, name: name)

      XCTAssertEqual(
        container.resolve(Table.self)?.fillings,
        name == nil ? ["leek", "8 of nut"] : ["plum", "8 of fig"],
        "Pies of one name were removed: \(name ?? "no name"). Those must go, "
          + "with an argument and without one; all others must stay.")
      XCTAssertNotNil(
        container.resolve(Roll.self, name: name),
        "Pies were removed, and a roll of the same name has gone, too.")
    }

    container.clear()
    XCTAssertFalse(
      container.contains(Pie.self)
        || container.contains(Roll.self, name: "lunch"),
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

  func testBreadAndCakeAreBakedInTheirOwnOvens() {
    let bakery = makeBakery()
    let cake = orderCake(for: "Ada", candles: 3, from: bakery)

    XCTAssertEqual(
      [bakery.resolve(Bread.self)?.oven?.degrees, cake?.oven?.degrees],
      [240, 180],
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
