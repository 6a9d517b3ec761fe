import SpecSupport
import XCTest

@testable import FactoriesAndLifetimes

final class FactoriesAndLifetimesXCTests: XCTestCase {
  func testAPartMayBeRegisteredAfterWhatNeedsIt() {
    let container = Container()
    container.register(Kitchen.self) { Kitchen($0) }
    container.register(Oven.self) { _ in Oven() }

    let kitchen = container.resolve(Kitchen.self)

    XCTAssertEqual(
      count(kitchen?.ovens ?? []), 1,
      "A kitchen was registered first, its oven second, and then the kitchen was resolved: this is "
        + "the number of its ovens. The order of registrations must not matter. Look at when "
        + "the kitchen's factory runs, and at where its `Resolver` looks for the oven."
    )
  }

  func testTheContainerHoldsNoTransientOrGraphService() throws {
    let found = try each([.transient, .graph]) { lifetime in
      let container = Container.ofKitchens(lifetime, ovens: lifetime)
      let kitchenIsGone = try isReleased {
        try XCTUnwrap(
          container.resolve(Kitchen.self), "A registered kitchen is built.")
      }
      let ovenIsGone = try isReleased {
        try XCTUnwrap(
          container.resolve(Kitchen.self)?.oven,
          "A kitchen has its registered oven.")
      }
      return (kitchenIsGone ? "kitchen released, " : "kitchen held, ")
        + (ovenIsGone ? "oven released" : "oven held")
    }

    XCTAssertEqual(
      found,
      [
        "transient: kitchen released, oven released",
        "graph: kitchen released, oven released",
      ],
      "A kitchen with an oven was resolved and dropped, and the container still exists. Transient "
        + "and graph services must not outlive their users because of the container. Look for a "
        + "property of `Container`, or of what it keeps, that holds an instance or a `Resolver`."
    )
  }

  func testWhatIsKeptIsBuiltInAResolutionOfItsOwn() throws {
    let kept: [Lifetime] = [.shared, .weak]
    func street(_ lifetime: Lifetime) throws -> Street {
      try XCTUnwrap(
        Container.ofKitchens(lifetime, ovens: .graph).resolve(Street.self),
        "A registered street is built.")
    }

    XCTAssertEqual(
      try each(kept) {
        let street = try street($0)
        return compare(street.oven, street.kitchen?.oven)
      },
      ["shared: two ovens", "weak: two ovens"],
      "A street asked for a graph oven, and then for a kitchen with the lifetime that stands in "
        + "front. The kitchen may outlive the street's resolution, so it needs a graph oven of its "
        + "own. Look at which `Resolver` the factory of a shared or weak service gets."
    )
    XCTAssertEqual(
      try each(kept) {
        let kitchen = try street($0).kitchen
        return compare(kitchen?.oven, kitchen?.baker?.oven)
      },
      ["shared: one oven", "weak: one oven"],
      "A kitchen with the lifetime that stands in front and its baker both asked for a graph oven. "
        + "The kitchen is built in a resolution of its own, and its baker belongs to the same "
        + "resolution, so both must get one oven. Look at how many `Resolver`s build a shared or "
        + "weak service with its parts.")
    XCTAssertEqual(
      try each(kept) {
        let street = try street($0)
        return compare(street.house?.oven, street.kitchen?.oven)
      },
      ["shared: two ovens", "weak: two ovens"],
      "A street asked for a kitchen and then for a house, both with the lifetime that stands in "
        + "front. Each may outlive the other, so each needs a graph oven of its own. Look at "
        + "which `Resolver` the factory of each of them gets.")
    XCTAssertEqual(
      each(kept) {
        let container = Container.ofKitchens($0, ovens: .graph)
        let house = container.resolve(House.self)
        return compare(house?.oven, house?.kitchen?.oven)
      },
      ["shared: two ovens", "weak: two ovens"],
      "A house asked for its kitchen, both with the lifetime that stands in front. The kitchen may "
        + "outlive the house, so it needs a graph oven of its own, even when the service that asks "
        + "is kept, too. Look at which `Resolver` the kitchen's factory gets."
    )
  }

  func testAWeakServiceLivesAsLongAsOtherCodeHoldsIt() throws {
    let container = Container.ofKitchens(ovens: .weak)
    container.register((any Baking).self, lifetime: .weak) { _ in Oven() }
    let services: [(name: String, resolve: () -> AnyObject?)] = [
      ("Oven", { container.resolve(Oven.self) }),
      ("any Baking", { container.resolve((any Baking).self) as? Oven }),
    ]

    XCTAssertEqual(
      services.map { name, resolve in
        let held = again { resolve() }
        return
          "\(name): \(Set(held.compactMap { $0.map(ObjectIdentifier.init) }).count)"
      },
      ["Oven: 1", "any Baking: 1"],
      "A weak service was resolved three times, and the spec held all that it got: these are the "
        + "numbers of different objects. While other code holds a weak instance, the container "
        + "must find it again. If only `any Baking` fails, the code in `Container.swift` asks "
        + "whether the service's type is a class, but a class may stand behind a protocol."
    )
    XCTAssertEqual(
      try services.map { name, resolve in
        let isGone = try isReleased {
          try XCTUnwrap(
            resolve(), "A weak service that is gone is built again.")
        }
        return "\(name): \(isGone ? "released" : "held")"
      },
      ["Oven: released", "any Baking: released"],
      "A weak service was resolved once and dropped. The container alone must not keep it in "
        + "memory, not even until the next call. Look for a strong reference to it in "
        + "`Container.swift`.")
    XCTAssertEqual(
      services.map {
        "\($0.name): \($0.resolve() == nil ? "missing" : "built again")"
      },
      ["Oven: built again", "any Baking: built again"],
      "A weak instance was gone, and its service was resolved once more. It's still registered, so "
        + "its factory must run again. Look at what `Resolver.resolve` does when the weak "
        + "reference is `nil`.")
  }

  func testAValueIsBuiltAsOftenAsItsLifetimeSays() {
    let found = each([.transient, .graph, .shared, .weak]) { lifetime in
      let container = Container.ofKitchens(flour: lifetime)
      let kitchens = [1, 2].compactMap { _ in container.resolve(Kitchen.self) }
      return "\(Set(kitchens.flatMap(\.bags)).count)"
    }

    XCTAssertEqual(
      found, ["transient: 4", "graph: 2", "shared: 1", "weak: 4"],
      "Two kitchens and their bakers asked for flour, which is a struct. The numbers say how often "
        + "its factory ran, by lifetime. Lifetimes hold for structs as for classes, except that a "
        + "weak value is new each time, because no reference can watch it. Look at where "
        + "`Container.swift` treats objects and values differently, or should.")
  }

  func testABasketLivesNoLongerThanItsCustomer() throws {
    let shop = makeContainer()
    var baskets: [() -> Basket?] = []
    shop.register(Basket.self, lifetime: .graph) { _ in
      let basket = Basket()
      baskets.append { [weak basket] in basket }
      return basket
    }
    _ = try XCTUnwrap(
      shop.resolve(Customer.self), "The shop builds a customer."
    ).pay()
    _ = try XCTUnwrap(
      shop.resolve(Customer.self), "The shop builds a customer."
    ).take("rye bread")

    XCTAssertEqual(
      baskets.compactMap { $0() }.count, 0,
      "One customer paid and left, another one left without paying: this is the number of baskets "
        + "that are still in memory. A basket belongs to one customer, so what the container keeps "
        + "longer must not hold it. Look at what `Till` stores, and at the lifetimes in "
        + "`CompositionRoot.swift`.")
  }

  func testATillHasTheReceiptsOfAllCustomers() throws {
    let shop = makeContainer()
    let other = makeContainer()
    func spendTheDay() throws {
      let customers = try ["apple cake", "rye bread"].map { cake in
        let customer = try XCTUnwrap(
          shop.resolve(Customer.self), "The shop builds a customer.")
        customer.take(cake)
        return customer
      }
      let browser = try XCTUnwrap(
        shop.resolve(Customer.self), "The shop builds a customer.")
      browser.take("plum tart")
      for customer in customers.reversed() { _ = customer.pay() }
    }
    try spendTheDay()

    func receipts(_ name: String, _ shop: Container) throws -> [String] {
      let all = try XCTUnwrap(
        shop.resolve(Till.self), "A till is registered."
      ).receipts
      return all.isEmpty
        ? ["\(name): no receipt"] : all.map { receipt(name, $0) }
    }
    XCTAssertEqual(
      try receipts("the shop", shop) + receipts("the other shop", other)
        + receipts("the shop", shop),
      [
        "the shop: rye bread", "the shop: apple cake",
        "the other shop: no receipt",
        "the shop: rye bread", "the shop: apple cake",
      ],
      "Two customers were in one shop at once, the second one paid first, and a third one left without "
        + "paying. No "
        + "customer came to another shop. "
        + "Then the first shop's till was read, the other's, and the first's again. A till must "
        + "have all receipts of its own shop, in the order in which they were paid, also after the "
        + "customers have gone. Look at how long the object that stores the receipts lives, and who "
        + "else has one.")
  }

  func testTheChecksWatchOverTheReceiptsOfEachTill() {
    XCTAssertEqual(
      [
        ShopFault.tillForEachCustomer.verdict("a till for each customer"),
        ShopFault.tillOfTheLastCustomer.verdict("a new till at each visit"),
      ],
      [
        "a till for each customer: caught",
        "a new till at each visit: caught",
      ],
      "The checks judged shops in which each customer pays at a till of their own, or in which a "
        + "new customer brings a new till for the shop. Not every such shop failed a check. Such a "
        + "till can still have the last customer's receipt. Look at how many customers pay in your "
        + "checks, and at whose receipts you compare.")
    XCTAssertEqual(
      ShopFault.tillGoesWithTheCustomers.verdict("no customer, no till"),
      "no customer, no till: caught",
      "The checks judged a shop that gets a new till when its last customer has left, and no check "
        + "complained. While a customer is there, the receipts are, too. Look at who is still in the "
        + "shop when your checks read the receipts. A customer is gone as soon as the function that "
        + "holds them has returned.")
    XCTAssertEqual(
      ShopFault.tillThatNobodyKeeps.verdict("a till that nobody keeps"),
      "a till that nobody keeps: caught",
      "The checks judged a shop that doesn't keep its till: it's gone when no customer is there and "
        + "nobody else holds it. No check complained. A check that has the till before the first "
        + "customer comes holds it all day. Look at when your checks ask for the till."
    )
    XCTAssertEqual(
      ShopFault.oneTillForAllShops.verdict("one till for all shops"),
      "one till for all shops: caught",
      "The checks judged shops that share one till, and no check complained. A single shop never "
        + "notices it. Look at how many shops each of your checks opens.")
  }

  func testKeepsTheLastRegistrationOfAService() {
    let found = each([.transient, .graph, .shared, .weak]) { lifetime in
      let container = Container.ofKitchens(ovens: lifetime)
      let old = container.resolve(Oven.self)
      let new = Oven()
      container.register(Oven.self, lifetime: lifetime) { _ in new }
      let found = container.resolve(Oven.self)
      return found === new
        ? "the new oven" : found === old ? "the old oven" : "another oven"
    }

    XCTAssertEqual(
      found,
      [
        "transient: the new oven", "graph: the new oven",
        "shared: the new oven",
        "weak: the new oven",
      ],
      "An oven with the lifetime that stands in front was resolved, then registered again with "
        + "another factory, and resolved again. The last registration wins, so the container must "
        + "forget what the first factory built. Look at what `register` in `Container.swift` "
        + "replaces.")

    let container = Container()
    container.register(Tea.Price.self) { _ in Tea.Price() }
    container.register(Lunch.Price.self) { _ in Lunch.Price() }
    XCTAssertEqual(
      [
        container.resolve(Tea.Price.self).map { "\(type(of: $0))" },
        container.resolve(Lunch.Price.self).map { "\(type(of: $0))" },
      ],
      ["Price", "Price"],
      "Two services were registered, `Tea.Price` and `Lunch.Price`, and `nil` stands for one that "
        + "was lost. They are different types, although both print as `Price`, so neither "
        + "registration may replace the other. Look at the key in `Container.swift`."
    )
  }
}
