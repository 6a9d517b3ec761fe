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
      "The child registered plain flour, its mother registered flour with a name, and its "
        + "grandmother registered flour that takes an argument. The spec resolved each of them "
        + "from the child. An override hides only a registration with the same service, name "
        + "and arguments. In `Container.swift`, look at what a container asks its parent for."
    )
  }

  func testContainsSeesParentsAndRemoveAndClearLeaveThemAlone() {
    let family = Family()
    family.grandmother.register(Flour.self) { _ in Flour("grandmother") }

    XCTAssertEqual(
      family.members.map { "\($0.name): \($0.container.contains(Flour.self))" },
      ["child: true", "mother: true", "grandmother: true"],
      "The grandmother registered flour, and the spec called `contains` on the child, the "
        + "mother and the grandmother. All three can resolve the flour, so `contains` must "
        + "return `true`. In `Container.swift`, look at which tables `contains` searches."
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
      "The grandmother and the child registered flour. The spec called `remove` twice and "
        + "then `clear` on the child, and resolved flour from the child after each call. `remove` "
        + "and `clear` must change only the container that they are called on, so the child must "
        + "still find the grandmother's flour. Look at which tables `remove` and `clear` change."
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
          "One container registered a kept cake, and the spec resolved the cake from the "
            + "child first. `found` shows whose flour is in the cake and in its dough. All "
            + "callers share this cake, so the cake and its dough must be built with the "
            + "dependencies of the container that registered the cake. In `Container.resolve`, "
            + "look at where the dependencies of a kept service are looked up."
        )
        guard let first = found[0] else { continue }
        XCTAssertEqual(
          "\(lifetime) cake of the \(name): \(first === found[1] ? "one" : "two")",
          "\(lifetime) cake of the \(name): one",
          "The spec resolved a kept cake from the child, and then from the "
            + "container that registered it, and received two instances. Both "
            + "containers must find the same registration, which keeps one instance. "
            + "In `Container.resolve`, look at where the instance is kept."
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
      "The child has flour. Its mother has shared dough that needs flour, but has no flour "
        + "herself. All children share that dough, so one child's flour must not get into it. A "
        + "kept service is built only with the dependencies of its own container. In "
        + "`Container.resolve`, look at where the dependencies of a kept service are looked up."
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
      "The mother has shared flour. One thread asked the child for that flour, "
        + "another thread asked the mother, and at least one of the two received nothing. "
        + "A child must find what its parent keeps, even if its thread has to wait for a "
        + "turn first. In `Container.resolve`, look at `find`, `beginTurn` and `endTurn`."
    )
    XCTAssertEqual(
      begun.values.count, 1,
      "The mother has shared flour. One thread asked the child for that flour, and "
        + "another thread asked the mother. `found` is the number of times that the flour was "
        + "built. A thread that asks a child must wait for the same turn as a thread that "
        + "asks the parent. In `Container.resolve`, look at which registration's turn begins."
    )
    XCTAssertEqual(
      Set(flours).count, 1,
      "The mother has shared flour. One thread asked the child for that flour, and "
        + "another thread asked the mother. `found` is the number of different results that "
        + "they received. Both threads must receive the instance that the registration keeps."
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
        "The spec called each module of `bakeryModules()` with an empty container, and "
          + "`found` lists what each module registered there. Each team must have one module, "
          + "with its own services and no others, so that a team can change its registrations "
          + "without changing another team's. The brief says which services belong to which team."
      )
    }
  }

  func testTheShopAndTheVanShareOneTill() {
    let bakeries = [makeBakery(), makeBakery()]

    XCTAssertEqual(
      inTurn(bakeries[0], bakeries[1], moneyOfOneDay), ["34", "34", "68"],
      "On each day, the shop took 4 and the van took 30. The spec spent one day in a "
        + "first bakery, one day in a second bakery, and another day in the first bakery. "
        + "`found` lists the money in the till each night. A bakery has one till, which no "
        + "other bakery uses. If there's too little money, look for a second registration of "
        + "the till that has no lifetime, because the last registration wins. If there's too "
        + "much money in the second bakery, look for a till in a global or `static` property."
    )
    XCTAssertEqual(
      makeBakery().registeredTwice, [],
      "`makeBakery()` registered a service twice, and `found` lists its label. "
        + "The last registration wins, so one team's registration has no effect. "
        + "Look at both registrations, and at which team the service belongs to."
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
      "A child registered flour. Then the spec called `contains` on the child's "
        + "parent and on the child's sister. A child's registrations must not be found in "
        + "its parent or its sister. Look at which table `Container.register` changes."
    )
    XCTAssertEqual(
      isGone, true,
      "The spec no longer holds a child, but the child is still in memory. "
        + "A child may hold its parent, but a parent must not hold its "
        + "children, because it would then keep everything that they built. "
        + "Look for a list of children or a closure in `Container.swift`."
    )
  }
}
