import Foundation
import SpecSupport
import XCTest

@testable import ParentsAndModules

final class ParentsAndModulesXCTests: XCTestCase {
  func testNameAndArgumentsSelectInAllLevels() {
    let family = Family()
    family.grandmother.register(Flour.self) { (_, owner: String) in
      Flour(owner)
    }
    family.mother.register(Flour.self, name: "rye") { _ in Flour("rye") }
    family.child.register(Flour.self) { _ in Flour("plain") }

    let found = [
      outcome { try family.child.resolve(Flour.self).owner },
      outcome { try family.child.resolve(Flour.self, name: "rye").owner },
      outcome { try family.child.resolve(Flour.self, "Ada").owner },
    ]

    XCTAssertEqual(
      found, ["plain", "rye", "Ada"],
      "The child has plain flour, its mother has flour with a name, and its grandmother has "
        + "flour with an argument. The child was asked for all three. An override hides only a "
        + "registration with the same service, name and arguments. In `Container.swift`, look at "
        + "what each level is asked for."
    )
  }

  func testContainsSeesParentsAndRemoveAndClearLeaveThemAlone() {
    let family = Family()
    family.grandmother.register(Flour.self) { _ in Flour("grandmother") }

    XCTAssertEqual(
      family.members.map { "\($0.name): \($0.container.contains(Flour.self))" },
      ["child: true", "mother: true", "grandmother: true"],
      "The grandmother registered flour, so every container below her can resolve it. "
        + "`contains` must say so. In `Container.swift`, follow what `contains` asks."
    )

    family.child.register(Flour.self) { _ in Flour("child") }
    let forget: [(Container) -> Void] = [
      { $0.remove(Flour.self) }, { $0.remove(Flour.self) }, { $0.clear() },
    ]
    let afterwards = forget.map { forget in
      forget(family.child)
      return outcome { try family.child.resolve(Flour.self).owner }
    }
    XCTAssertEqual(
      afterwards, Array(repeating: "grandmother", count: 3),
      "The grandmother and the child registered flour. The child called `remove` twice and then "
        + "`clear`, and after each call it was asked for flour. Others use the grandmother's flour, "
        + "too, so a child must leave its parents as they are, and still find what they have. Look "
        + "at which tables `remove`, `clear` and `keepAll` change."
    )
  }

  func testWhatIsKeptGetsThePartsOfItsOwnContainer() {
    let lifetimes: [(String, Lifetime<Cake>)] = [
      ("shared", .shared), ("weak", .weak),
    ]
    for (lifetime, cakes) in lifetimes {
      for index in 0...2 {
        let family = Family()
        let (name, owner) = family.members[index]
        family.bakeCakes(cakes, in: owner)

        let found = [family.child, owner].map { try? $0.resolve(Cake.self) }

        XCTAssertEqual(
          "\(lifetime) cake of the \(name): \(found[0]?.owners ?? "none")",
          "\(lifetime) cake of the \(name): \(name), \(name)",
          "One container registered a cake that is kept, and the child asked for it first. "
            + "This flour is in the cake and in its dough. Everyone who finds this cake shares "
            + "it, so it and its dough must be built with the parts of the container that "
            + "registered the cake. In `Container.resolve`, look at where the parts of a kept "
            + "service are looked up."
        )
        guard let first = found[0] else { continue }
        XCTAssertEqual(
          "\(lifetime) cake of the \(name): \(first === found[1] ? "one" : "two")",
          "\(lifetime) cake of the \(name): one",
          "The child and then the container that registered a kept cake were asked for it, "
            + "and got two instances. Both must find the same registration, which keeps one. In "
            + "`Container.resolve`, look at where the instance is kept."
        )
      }
    }

    let family = Family()
    family.mother.register(Dough.self, lifetime: .shared) {
      Dough(try $0.resolve(Flour.self))
    }
    family.child.register(Flour.self) { _ in Flour("child") }
    XCTAssertEqual(
      outcome { try family.child.resolve(Dough.self).flour.owner }
        .prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces),
      "missing: Dough → Flour",
      "The child has flour, and its mother, whose shared dough needs some, has none. All children "
        + "share that dough, so one child's flour must not get into it. What is kept is built with "
        + "the parts of its own container alone. In `Container.resolve`, look at where the parts "
        + "of a kept service are looked up."
    )
  }

  func testTwoThreadsInAChildAndItsParentGetOneInstance() {
    let family = Family()
    let begun = SpecRecorder<String>()
    let isSecondBegun = DispatchSemaphore(value: 0)
    family.mother.register(Flour.self, lifetime: .shared) { _ in
      begun.record("flour")
      if begun.values.count > 1 { isSecondBegun.signal() }
      _ = isSecondBegun.wait(timeout: .now() + 0.5)
      return Flour("mother")
    }
    let (child, mother) = (family.child, family.mother)

    let found = atOnce(2) { try? [child, mother][$0].resolve(Flour.self) }
    let flours = found.map { ($0 ?? nil).map(ObjectIdentifier.init) }

    XCTAssertEqual(
      flours.map { $0 == nil ? "nothing" : "flour" }, ["flour", "flour"],
      "The mother has shared flour. One thread asked the child for it and another the mother, "
        + "and not both got it. A child must find what its parent keeps, and a thread that waits "
        + "for its turn must get it. In `Container.resolve`, look at `find`, `beginTurn` and "
        + "`endTurn`."
    )
    XCTAssertEqual(
      begun.values.count, 1,
      "The mother has shared flour. One thread asked the child for it and another the mother, "
        + "and it was built this many times. A thread that comes through a child must wait for "
        + "the same turn. In `Container.resolve`, look at whose turn is begun."
    )
    XCTAssertEqual(
      Set(flours).count, 1,
      "The mother's shared flour was built once, and two threads got different instances. "
        + "Both must get the one that the registration keeps."
    )
  }

  func testEachModuleRegistersItsOwnServices() {
    let found = again(2) {
      bakeryModules().map { services(of: $0).joined(separator: " and ") }
        .sorted()
    }

    for modules in found {
      XCTAssertEqual(
        modules, ["Oven and Baker", "Till and Shop", "Van"],
        "Each module of `bakeryModules()` was called with an empty container, and each line is what "
          + "one of them registered there. There must be one module for each team, with this "
          + "team's services and no others, so that a team can change its own list alone. The "
          + "brief says which services belong to which team."
      )
    }
  }

  func testTheShopAndTheVanShareOneTill() {
    let bakeries = [makeBakery(), makeBakery()]

    XCTAssertEqual(
      inTurn(bakeries[0], bakeries[1], moneyOfOneDay), ["34", "34", "68"],
      "The shop took 4 and the van 30: one day in a first bakery, one in a second and another "
        + "one in the first. This was in the till each night. A bakery has one till, which no "
        + "other bakery uses. With less money, a till is new each time: the last registration "
        + "wins, so look for a second one without a lifetime. With more in the second bakery, "
        + "look for a till in a global or `static` property."
    )
    XCTAssertEqual(
      makeBakery().registeredTwice, [],
      "`makeBakery()` registered a service twice, and the last registration wins. Look at both: "
        + "to which team does the service belong?"
    )
  }

  func testKeepsAParentFromKnowingItsChildren() {
    let parent = Container()
    var found: [Bool] = []
    let isGone = isReleased {
      let child = Container(parent: parent)
      child.register(Flour.self, lifetime: .shared) { _ in Flour("child") }
      _ = try? child.resolve(Flour.self)
      found = [parent, Container(parent: parent)].map {
        $0.contains(Flour.self)
      }
      return child
    }
    XCTAssertEqual(
      found, [false, false],
      "A child registered flour. Then its parent and a sister of the child were asked whether "
        + "they have flour. What a child registers is its own. In `Container.register`, change "
        + "this container's table alone."
    )
    XCTAssertEqual(
      isGone, true,
      "Nothing uses a child any more, but it's still alive. A parent that holds its children "
        + "keeps all that they built. Only the child may hold its parent: look for a list of "
        + "children or a closure in `Container.swift`."
    )
  }
}
