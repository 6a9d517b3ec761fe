import SpecSupport
import XCTest

@testable import FactoriesAndLifetimes

final class FactoriesAndLifetimesXCTests: XCTestCase {
  func testAPartMayBeRegisteredAfterWhatNeedsIt() {
    let container = Container()
    container.register(Kitchen.self) { Kitchen($0) }
    container.register(Oven.self) { _ in Oven() }

    let kitchen = container.resolve(Kitchen.self)

    XCTAssertNotNil(
      kitchen?.oven,
      "A kitchen was asked for when everything was registered, and it has no "
        + "oven. Run its factory then, with a resolver that finds the oven.")
  }

  func testTheContainerHoldsNoTransientOrGraphService() throws {
    for lifetime in [Lifetime.transient, .graph] {
      let container = Container.ofKitchens(lifetime, ovens: lifetime)
      let kitchen = try isReleased {
        try XCTUnwrap(container.resolve(Kitchen.self))
      }
      let oven = try isReleased {
        try XCTUnwrap(container.resolve(Kitchen.self)?.oven)
      }
      XCTAssertEqual(
        (kitchen ? [] : ["kitchen"]) + (oven ? [] : ["oven"]), [],
        "Nobody uses this \(lifetime) service any more, and it is still held. "
          + "The container must not hold it, nor a resolver that remembers it.")
    }
  }

  func testWhatIsKeptIsBuiltInAResolutionOfItsOwn() throws {
    for lifetime in [Lifetime.shared, .weak] {
      let container = Container.ofKitchens(lifetime, ovens: .graph)
      let street = try XCTUnwrap(container.resolve(Street.self))
      let kitchen = try XCTUnwrap(street.kitchen)

      XCTAssertFalse(
        kitchen.ovens.contains { $0 === street.oven },
        "A street asked for a \(lifetime) kitchen, which outlives the street's "
          + "resolution. It must not hold the graph oven of that resolution.")
      XCTAssertEqual(
        count(kitchen.ovens), 1,
        "A \(lifetime) kitchen is built in a resolution of its own, in which "
          + "it and its baker must get the same graph oven.")
      XCTAssertFalse(
        kitchen.ovens.contains { $0 === street.house?.oven },
        "A street asked for a kitchen and then a house, both \(lifetime), and "
          + "they hold the same graph oven. Each needs a resolution of its own."
      )

      let other = Container.ofKitchens(lifetime, ovens: .graph)
      let house = try XCTUnwrap(other.resolve(House.self))
      XCTAssertFalse(
        house.kitchen?.oven === house.oven,
        "A house asked for its kitchen, both \(lifetime), and they hold the "
          + "same graph oven. The kitchen may outlive the house: build it in a "
          + "resolution of its own, whoever asks.")
    }
  }

  func testAWeakServiceLivesAsLongAsSomebodyElseHoldsIt() throws {
    let container = Container.ofKitchens(ovens: .weak)
    container.register((any Baking).self, lifetime: .weak) { _ in Oven() }
    let services: [(name: String, resolve: () -> AnyObject?)] = [
      ("Oven", { container.resolve(Oven.self) }),
      ("any Baking", { container.resolve((any Baking).self) as? Oven }),
    ]
    for (name, resolve) in services {
      let isGone = try isReleased {
        let held = try XCTUnwrap(resolve())
        XCTAssertTrue(
          resolve() === held,
          "Somebody holds the weak service, `\(name)`, which is an object. Who "
            + "asks now must get the same one. (In generic code, `type(of:)` "
            + "may answer with the protocol, and not with the object's class.)")
        return held
      }
      XCTAssertTrue(
        isGone, "Nobody else holds the weak \(name): the container must not.")
      XCTAssertNotNil(resolve(), "A weak \(name) that is gone is built again.")
    }
  }

  func testAValueIsBuiltAsOftenAsItsLifetimeSays() throws {
    let expected: [(Lifetime, Int)] = [
      (.transient, 4), (.graph, 2), (.shared, 1), (.weak, 4),
    ]
    for (lifetime, bags) in expected {
      let container = Container.ofKitchens(flour: lifetime)
      let kitchens = [1, 2].compactMap { _ in container.resolve(Kitchen.self) }

      XCTAssertEqual(
        Set(kitchens.flatMap(\.bags)).count, bags,
        "Two kitchens and their bakers asked for \(lifetime) flour, a struct: "
          + "this is from how many bags it must be. A weak value is new each "
          + "time, since nobody can hold a value from outside.")
    }
  }

  func testABasketLivesNoLongerThanItsCustomer() throws {
    let shop = makeContainer()
    var baskets: [() -> Basket?] = []
    shop.register(Basket.self, lifetime: .graph) { _ in
      let basket = Basket()
      baskets.append { [weak basket] in basket }
      return basket
    }
    _ = try XCTUnwrap(shop.resolve(Customer.self)).pay()
    _ = try XCTUnwrap(shop.resolve(Customer.self)).take("rye bread")

    XCTAssertEqual(
      baskets.compactMap { $0() }.count, 0,
      "One customer paid and left, another left without paying. So many "
        + "baskets are still held. What the shop keeps, such as a shared till, "
        + "must not hold a basket after its customer is gone.")
  }

  func testATillHasTheReceiptsOfAllCustomers() throws {
    let shop = makeContainer()
    let customers = [1, 2].compactMap { _ in shop.resolve(Customer.self) }
    for (customer, cake) in zip(customers, ["apple cake", "rye bread"]) {
      customer.take(cake)
    }
    for customer in customers { _ = customer.pay() }

    let tills = try [shop, makeContainer()].map {
      try XCTUnwrap($0.resolve(Till.self), "No till is registered.")
    }
    XCTAssertEqual(
      tills.map(\.receipts), [[["apple cake"], ["rye bread"]], []],
      "Two customers paid in one shop, and nobody in another. Whoever asks the "
        + "container for a till must find the receipts of all its customers, "
        + "and no others: what they are written on is shared.")
  }

  func testKeepsTheLastRegistrationOfAService() {
    for lifetime in [Lifetime.transient, .graph, .shared, .weak] {
      let container = Container.ofKitchens(ovens: lifetime)
      let old = container.resolve(Oven.self)
      let new = Oven()
      container.register(Oven.self, lifetime: lifetime) { _ in new }

      XCTAssertTrue(
        container.resolve(Oven.self) === new && old !== new,
        "The oven (\(lifetime)) was registered again, with another factory. "
          + "The last registration wins; forget what the first one built.")
    }
  }
}
