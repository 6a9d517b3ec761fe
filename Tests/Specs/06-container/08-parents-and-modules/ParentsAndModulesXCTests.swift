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
      "The child has plain flour, its mother has flour with a name, and its "
        + "grandmother flour with an argument. The child must find all three: "
        + "an override hides only what has its service, name and arguments.")
  }

  func testContainsSeesParentsRemoveAndClearDoNot() {
    let family = Family()
    family.grandmother.register(Flour.self) { _ in Flour("grandmother") }

    XCTAssertTrue(
      family.child.contains(Flour.self),
      "The child can resolve flour, which its grandmother has registered: "
        + "`contains` must say so.")

    family.child.remove(Flour.self)
    family.child.clear()
    XCTAssertTrue(
      family.grandmother.contains(Flour.self),
      "The child must not remove what its grandmother has registered: others "
        + "use it, too.")
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
          found.first??.owners, "\(name), \(name)",
          "Only the \(name) has registered a cake, a \(lifetime) one, and the "
            + "child asks for it first. All who find this cake share it: it "
            + "and its dough must be built with the parts of the container "
            + "that registered the cake, at whatever level that is.")
        XCTAssertTrue(
          found.first??.owners != nil && found[0] === found[1],
          "The \(name)'s \(lifetime) cake must be one instance, whether the "
            + "child is asked for it or the \(name).")
      }
    }
  }

  func testTwoThreadsInAChildAndItsParentGetOneInstance() {
    let family = Family()
    let (begun, found) = (Recorder<String>(), Recorder<Flour>())
    let isSecondBegun = DispatchSemaphore(value: 0)
    family.mother.register(Flour.self, lifetime: .shared) { _ in
      begun.record("flour")
      if begun.values.count > 1 { isSecondBegun.signal() }
      _ = isSecondBegun.wait(timeout: .now() + 0.2)
      return Flour("mother")
    }

    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let asked = index == 0 ? family.child : family.mother
      if let flour = try? asked.resolve(Flour.self) { found.record(flour) }
    }

    XCTAssertEqual(
      found.values.count, 2,
      "The child and its mother, on two threads, must both find the flour.")
    XCTAssertEqual(
      begun.values.count, 1,
      "The mother's shared flour must be built once. While one thread builds "
        + "it, the other must wait for it, also if it came through the child.")
    XCTAssertTrue(
      found.values.allSatisfy { $0 === found.values.first },
      "The mother's shared flour must be one instance for both threads.")
  }

  func testEachModuleRegistersItsOwnServices() {
    XCTAssertEqual(
      [services(of: kitchen), services(of: shop), services(of: delivery)],
      [["Oven", "Baker"], ["Till", "Shop"], ["Van"]],
      "Each of the three modules must register the services that its comment "
        + "names, and no other of the bakery.")
  }

  func testTheShopAndTheVanShareOneTill() {
    XCTAssertEqual(
      moneyOfOneDay(makeBakery()), "34",
      "The shop took 4 and the van 30, so there must be 34 in the till at "
        + "night. A till that is registered again without its lifetime is a "
        + "new one each time, and the last registration wins.")
    XCTAssertEqual(
      makeBakery().registeredTwice, [],
      "`makeBakery()` must call its modules, and register nothing twice.")
  }

  func testKeepsAParentFromKnowingItsChildren() {
    let parent = Container()
    let isGone = isReleased {
      let child = Container(parent: parent)
      child.register(Flour.self, lifetime: .shared) { _ in Flour("child") }
      _ = try? child.resolve(Flour.self)
      XCTAssertEqual(
        [parent, Container(parent: parent)].map { $0.contains(Flour.self) },
        [false, false],
        "A child's flour must not be found by its parent or by its sister.")
      return child
    }
    XCTAssertTrue(
      isGone,
      "Nobody uses the child any more, but it is still there. Its parent must "
        + "not hold it: not in a list of children, nor in a closure.")
  }
}
