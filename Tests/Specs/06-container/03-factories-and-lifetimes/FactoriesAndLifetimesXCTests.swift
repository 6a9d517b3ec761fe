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
      "The spec registered a `Kitchen` first and its `Oven` second, and then "
        + "resolved the kitchen. `found` is the number of ovens that the kitchen "
        + "has. The order of registrations must not matter. Look at when the "
        + "kitchen's factory runs, and at where its `Resolver` looks for the oven."
    )
  }

  func testTheContainerHoldsNoTransientOrGraphService() throws {
    let found = try each([.transient, .graph]) { lifetime in
      let container = Container.ofKitchens(lifetime, ovens: lifetime)
      let kitchenIsGone = try isReleased {
        try XCTUnwrap(
          container.resolve(Kitchen.self),
          "`resolve(Kitchen.self)` returned `nil` "
            + "although the spec had registered a kitchen.")
      }
      let ovenIsGone = try isReleased {
        try XCTUnwrap(
          container.resolve(Kitchen.self)?.oven,
          "`resolve(Kitchen.self)` returned `nil` or a kitchen "
            + "without an oven, although the spec had registered both.")
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
      "The spec resolved a `Kitchen` with an `Oven`, and released them while the "
        + "container still existed. The word before each colon is the lifetime of the "
        + "kitchen and of the oven. A container must not keep a transient or graph "
        + "instance alive after its users are gone. Look at `Container`, and at the "
        + "objects that it keeps, for a property that holds an instance or a `Resolver`."
    )
  }

  func testWhatIsKeptIsBuiltInAResolutionOfItsOwn() throws {
    let kept: [Lifetime] = [.shared, .weak]
    func street(_ lifetime: Lifetime) throws -> Street {
      try XCTUnwrap(
        Container.ofKitchens(lifetime, ovens: .graph).resolve(Street.self),
        "`resolve(Street.self)` returned `nil` "
          + "although the spec had registered a street.")
    }

    XCTAssertEqual(
      try each(kept) {
        let street = try street($0)
        return compare(street.oven, street.kitchen?.oven)
      },
      ["shared: two ovens", "weak: two ovens"],
      "A `Street` resolved a graph `Oven`, and then a `Kitchen`, which resolved a graph "
        + "`Oven` for itself. The word before each colon is the kitchen's lifetime. The "
        + "kitchen can outlive the street's resolution, so it needs a graph oven of its own. "
        + "Look at which `Resolver` you pass to the factory of a shared or weak service."
    )
    XCTAssertEqual(
      try each(kept) {
        let kitchen = try street($0).kitchen
        return compare(kitchen?.oven, kitchen?.baker?.oven)
      },
      ["shared: one oven", "weak: one oven"],
      "A `Kitchen`, whose lifetime is the word before each colon, and its `Baker` "
        + "both resolved a graph `Oven`. A shared or weak kitchen and its baker are built "
        + "in the same resolution, so they must receive the same oven. Look at how many "
        + "`Resolver`s you create for a shared or weak service and its dependencies."
    )
    XCTAssertEqual(
      try each(kept) {
        let street = try street($0)
        return compare(street.house?.oven, street.kitchen?.oven)
      },
      ["shared: two ovens", "weak: two ovens"],
      "A `Street` resolved a `Kitchen` and then a `House`, and each of the two "
        + "resolved a graph `Oven`. The word before each colon is the lifetime of "
        + "the kitchen and of the house. The kitchen and the house can outlive each "
        + "other, so each needs a graph oven of its own. Look at which `Resolver` "
        + "you pass to the kitchen's factory, and which one to the house's."
    )
    XCTAssertEqual(
      each(kept) {
        let container = Container.ofKitchens($0, ovens: .graph)
        let house = container.resolve(House.self)
        return compare(house?.oven, house?.kitchen?.oven)
      },
      ["shared: two ovens", "weak: two ovens"],
      "A `House` resolved a graph `Oven` and then a `Kitchen`, which resolved a graph "
        + "`Oven` for itself. The word before each colon is the lifetime of the house and "
        + "of the kitchen. The kitchen can outlive the house, so the kitchen needs a graph "
        + "oven of its own. Look at which `Resolver` you pass to the kitchen's factory."
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
      "The spec resolved a weak service three times and held every instance. Each line "
        + "shows the service and the number of different instances. While other code holds a "
        + "weak instance, the container must find it again. If only the line for `any Baking` "
        + "is wrong, look for code in `Container.swift` that asks whether the service's type "
        + "is a class. An instance of a class can be registered for a protocol."
    )
    XCTAssertEqual(
      try services.map { name, resolve in
        let isGone = try isReleased {
          try XCTUnwrap(
            resolve(),
            "`resolve` returned `nil` for a weak service whose last instance is gone, "
              + "although the service is still registered. Its factory must run again."
          )
        }
        return "\(name): \(isGone ? "released" : "held")"
      },
      ["Oven: released", "any Baking: released"],
      "The spec resolved a weak service once and released the instance. Each line "
        + "shows the service, and whether its instance was still in memory. The "
        + "container alone must not keep a weak instance alive, not even until the next "
        + "call. Look for a strong reference to the instance in `Container.swift`."
    )
    XCTAssertEqual(
      services.map {
        "\($0.name): \($0.resolve() == nil ? "missing" : "built again")"
      },
      ["Oven: built again", "any Baking: built again"],
      "The spec resolved a weak service once more after its last instance was "
        + "gone. The service is still registered, so its factory must run again. "
        + "Look at what `Resolver.resolve` does when the weak reference is `nil`."
    )
  }

  func testAValueIsBuiltAsOftenAsItsLifetimeSays() {
    let found = each([.transient, .graph, .shared, .weak]) { lifetime in
      let container = Container.ofKitchens(flour: lifetime)
      let kitchens = [1, 2].compactMap { _ in container.resolve(Kitchen.self) }
      return "\(Set(kitchens.flatMap(\.bags)).count)"
    }

    XCTAssertEqual(
      found, ["transient: 4", "graph: 2", "shared: 1", "weak: 4"],
      "Two kitchens and their bakers each resolved `Flour`, which is a struct. Each "
        + "line shows the flour's lifetime, and how many times the flour's factory ran. "
        + "Lifetimes apply to structs as they do to classes, except that a weak value is "
        + "new each time, because no weak reference can track a value. Look at where "
        + "`Container.swift` treats objects and values differently, and at where it should."
    )
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
      shop.resolve(Customer.self),
      "`resolve(Customer.self)` returned `nil`, although the shop's container "
        + "must build a customer. Look at what `makeContainer()` registers."
    ).pay()
    _ = try XCTUnwrap(
      shop.resolve(Customer.self),
      "`resolve(Customer.self)` returned `nil`, although the shop's container "
        + "must build a customer. Look at what `makeContainer()` registers."
    ).take("rye bread")

    XCTAssertEqual(
      baskets.compactMap { $0() }.count, 0,
      "One customer paid and left, and another customer left without paying. `found` is "
        + "the number of baskets that are still in memory. A basket belongs to one customer, "
        + "so an object that lives longer than the customer must not hold the basket. Look "
        + "at what `Till` stores, and at the lifetimes in `CompositionRoot.swift`."
    )
  }

  func testATillHasTheReceiptsOfAllCustomers() throws {
    let shop = makeContainer()
    let other = makeContainer()
    func spendTheDay() throws {
      let customers = try ["apple cake", "rye bread"].map { cake in
        let customer = try XCTUnwrap(
          shop.resolve(Customer.self),
          "`resolve(Customer.self)` returned `nil`, although the shop's container "
            + "must build a customer. Look at what `makeContainer()` registers."
        )
        customer.take(cake)
        return customer
      }
      let browser = try XCTUnwrap(
        shop.resolve(Customer.self),
        "`resolve(Customer.self)` returned `nil`, although the shop's container "
          + "must build a customer. Look at what `makeContainer()` registers.")
      browser.take("plum tart")
      for customer in customers.reversed() { _ = customer.pay() }
    }
    try spendTheDay()

    func receipts(_ name: String, _ shop: Container) throws -> [String] {
      let all = try XCTUnwrap(
        shop.resolve(Till.self),
        "`resolve(Till.self)` returned `nil`, although the shop's container "
          + "must build a till. Look at what `makeContainer()` registers."
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
      "Two customers were in a shop at the same time, the second one paid first, and "
        + "a third customer left without paying. Another shop had no customers. The spec "
        + "read the receipts of the shop, of the other shop, and of the shop again. A "
        + "till must have all receipts of its own shop in the order in which they were "
        + "paid, even after the customers have left. Look at the object that stores the "
        + "receipts: how long it lives, and which other code uses the same object."
    )
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
      "The spec ran your checks on two faulty shops. In the first shop, each customer "
        + "pays at a separate till. In the second shop, the till is replaced with a new "
        + "one whenever a customer comes in. \"got away\" marks a shop that no check "
        + "caught. The last customer's receipt may still be in the newest till. Look at "
        + "how many customers pay in your checks, and at whose receipts you compare."
    )
    XCTAssertEqual(
      ShopFault.tillGoesWithTheCustomers.verdict("no customer, no till"),
      "no customer, no till: caught",
      "The spec ran your checks on a shop that replaces its till when the "
        + "last customer has left, and no check caught that shop. As long as a "
        + "customer is still in the shop, the till still has all its receipts. "
        + "Look at who is still in the shop when your checks read the receipts. A "
        + "customer is gone as soon as the function that holds them has returned."
    )
    XCTAssertEqual(
      ShopFault.tillThatNobodyKeeps.verdict("a till that nobody keeps"),
      "a till that nobody keeps: caught",
      "The spec ran your checks on a shop that doesn't keep its till, and no check "
        + "caught that shop. The till is gone as soon as no customer and no other code holds "
        + "it. A check that resolves the till before the first customer comes holds the till "
        + "all day, and so never loses it. Look at when your checks resolve the till."
    )
    XCTAssertEqual(
      ShopFault.oneTillForAllShops.verdict("one till for all shops"),
      "one till for all shops: caught",
      "The spec ran your checks on shops that share one till, and "
        + "no check caught them. In a single shop, a shared till goes "
        + "unnoticed. Look at how many shops each of your checks opens.")
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
      "The spec resolved an `Oven`, whose lifetime is the word before each colon, "
        + "registered `Oven` again with a different factory, and resolved it once more. "
        + "The last registration wins, so the container must forget the oven that the "
        + "first factory built. Look at what `register` in `Container.swift` replaces."
    )

    let container = Container()
    container.register(Tea.Price.self) { _ in Tea.Price() }
    container.register(Lunch.Price.self) { _ in Lunch.Price() }
    XCTAssertEqual(
      [
        container.resolve(Tea.Price.self).map { "\(type(of: $0))" },
        container.resolve(Lunch.Price.self).map { "\(type(of: $0))" },
      ],
      ["Price", "Price"],
      "The spec registered two services, `Tea.Price` and `Lunch.Price`, and then "
        + "resolved both. `nil` means that the container didn't find the service. "
        + "The two types are different, although both print as `Price`, so neither "
        + "registration may replace the other. Look at the key in `Container.swift`."
    )
  }
}
