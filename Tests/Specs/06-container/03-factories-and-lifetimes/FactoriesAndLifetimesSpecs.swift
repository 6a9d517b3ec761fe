import SpecSupport
import SpecTags
import Testing

@testable import FactoriesAndLifetimes

@Suite struct FactoriesAndLifetimesSpecs {
  @Test func `a factory runs when its service is asked for`() {
    let built = SpecRecorder<String>()
    let container = Container.ofKitchens(built: built)
    let beforeContains = built.values
    let isKnown = container.contains(Oven.self)
    let afterContains = built.values
    let oven = container.resolve(Oven.self)

    #expect(
      beforeContains == [],
      """
      The spec registered services and resolved none of them, but the factories \
      listed in `found` had already run. A factory must not run before its \
      service is resolved, because its dependencies may not be registered yet. \
      Look at what `register` in `Container.swift` does with the factory.
      """)
    #expect(
      afterContains == beforeContains,
      """
      The spec called `contains` with `Oven`. `found` lists the factories that had \
      run after this call, and `expected` lists those that had run before it. \
      `contains` must not build anything. Look at `contains` in `Container.swift`.
      """)
    #expect(
      isKnown == true,
      """
      The spec registered an `Oven` but hadn't resolved it yet, and `contains` \
      returned `false` for it. A service is registered even before its factory \
      runs, so `contains` must return `true`. In `Container.swift`, compare \
      where `register` stores the factory with where `contains` looks.
      """)
    #expect(
      built.values == ["oven"],
      """
      The spec resolved an `Oven`. `found` lists the factories that have run so \
      far. Resolving an oven must run the oven's factory once, and must not run any \
      other factory. Look at how `resolve` in `Container.swift` gets its instance.
      """)
    _ = oven
  }

  @Test func `a transient service is new each time`() throws {
    let container = Container.ofKitchens(ovens: .transient)
    let first = try #require(
      container.resolve(Kitchen.self),
      """
      `resolve(Kitchen.self)` returned `nil` \
      although the spec had registered a kitchen.
      """)
    let second = try #require(
      container.resolve(Kitchen.self),
      """
      `resolve(Kitchen.self)` returned `nil` \
      although the spec had registered a kitchen.
      """)

    #expect(
      count(first.ovens) == 2,
      """
      A `Kitchen` and its `Baker` each resolved a transient `Oven`. `found` is the \
      number of different ovens that the kitchen and the baker received. A transient \
      instance is never reused, so each call to `Resolver.resolve` must run the factory. \
      Look for a place in `Container.swift` that remembers a transient instance.
      """)
    #expect(
      count(first.ovens + second.ovens) == 4,
      """
      The spec resolved a `Kitchen` twice, and each kitchen resolved two transient ovens. \
      `found` is the number of different ovens. A transient instance is never reused, so \
      the second resolution must not return an oven from the first resolution. Look for a \
      place in `Container.swift` that remembers a transient instance.
      """)
  }

  @Test func `a graph service belongs to one resolution`() throws {
    let container = Container.ofKitchens(ovens: .graph)
    let kitchens = again { container.resolve(Kitchen.self) }

    #expect(
      kitchens.map { compare($0?.oven, $0?.baker?.oven) } == [
        "one oven", "one oven", "one oven",
      ],
      """
      The spec resolved a `Kitchen` three times. Each time, the kitchen and \
      its `Baker` both resolved a graph `Oven`. A kitchen and its baker belong \
      to one resolution, so they must receive the same oven. Look at which \
      `Resolver` you pass to each factory, and at what a resolver stores.
      """)
    #expect(
      count(kitchens.compactMap { $0?.oven }) == 3,
      """
      The spec called `Container.resolve` three times, and each call built a \
      `Kitchen` with a graph `Oven`. `found` is the number of different \
      ovens. A graph instance must not be reused in a later resolution. Look \
      at where `Container.swift` stores graph instances, and for how long.
      """)

    var inner: Oven?
    container.register(House.self) { [unowned container] resolver in
      inner = container.resolve(Oven.self)
      return House(resolver)
    }
    let house = container.resolve(House.self)
    #expect(
      compare(inner, house?.oven) == "two ovens",
      """
      The factory of a `House` called `container.resolve` for a graph `Oven`, \
      and then resolved `Oven` through its resolver. Each call to \
      `Container.resolve` begins a new resolution, even in a factory, so there \
      must be two ovens. Look at where `Container.swift` stores graph instances.
      """)

    let mixed = Container()
    mixed.register(Oven.self, lifetime: .graph) { _ in Oven() }
    mixed.register(String.self, lifetime: .shared) { _ in "rye" }
    mixed.register([Oven].self) { resolver in
      let first = resolver.resolve(Oven.self)
      _ = resolver.resolve(String.self)
      return [first, resolver.resolve(Oven.self)].compactMap { $0 }
    }
    let ovens = mixed.resolve([Oven].self) ?? []
    #expect(
      [ovens.count, count(ovens)] == [2, 1],
      """
      A factory asked its resolver for a graph `Oven`, then for a shared service, \
      and then for `Oven` again. `found` shows how many ovens the factory received, \
      and how many of them are different. The factory's two calls for an oven belong \
      to one resolution, so they must return the same instance. Look at what happens \
      to the graph instances of a resolution while a shared service is built for it.
      """)
  }

  @Test func `a shared service is built once, at its first use`() throws {
    let built = SpecRecorder<String>()
    let container = Container.ofKitchens(ovens: .shared, built: built)
    #expect(
      built.values == [],
      """
      The spec registered a shared service and hadn't resolved anything yet, but \
      the factories listed in `found` had already run. A shared service must not \
      be built before it's needed. Look at `register` in `Container.swift`.
      """)

    let kitchens = [1, 2].compactMap { _ in container.resolve(Kitchen.self) }
    let ovens =
      kitchens.flatMap(\.ovens)
      + [container.resolve(Oven.self)].compactMap { $0 }

    #expect(
      [ovens.count, count(ovens)] == [5, 1],
      """
      Two kitchens, their two bakers and the spec each resolved a shared `Oven`. \
      `found` shows how many ovens they received, and how many of them are \
      different. A container must have only one instance of a shared service. \
      Look at where `Container.swift` stores shared instances, and for how long.
      """)
    #expect(
      built.values.filter { $0 == "oven" } == ["oven"],
      """
      Two kitchens, their bakers and the spec resolved a shared `Oven`. `found` \
      contains the word "oven" once for each time that the oven's factory ran. \
      A shared service is built once, however many callers resolve it. Look at \
      what `Resolver.resolve` does before it runs a factory.
      """)

    let other = Container.ofKitchens(ovens: .shared)
    #expect(
      compare(ovens.first, other.resolve(Oven.self)) == "two ovens",
      """
      The spec registered and resolved a shared `Oven` in each of two containers. A \
      shared instance belongs to a single container, so the two containers must not \
      return the same oven. Look at where `Container.swift` stores shared instances.
      """)

    let town = Container.ofKitchens(.shared)
    let street = town.resolve(Street.self)
    let found = [
      street?.kitchen, street?.house?.kitchen, town.resolve(Kitchen.self),
    ]
    #expect(
      Set(found.map { $0.map(ObjectIdentifier.init) }).count == 1,
      """
      A `Street`, its shared `House` and the spec each resolved the shared \
      `Kitchen`. `found` is the number of different kitchens. A shared service \
      that depends on another shared service must receive the same instance as \
      all other callers. Look at where `Container.swift` stores shared instances.
      """)
  }

  @Test func `each customer pays for their own cakes`() throws {
    let shop = makeContainer()
    let ada = try #require(
      shop.resolve(Customer.self),
      """
      `resolve(Customer.self)` returned `nil`, although the shop's container \
      must build a customer. Look at what `makeContainer()` registers.
      """)
    let ben = try #require(
      shop.resolve(Customer.self),
      """
      `resolve(Customer.self)` returned `nil`, although the shop's container \
      must build a customer. Look at what `makeContainer()` registers.
      """)

    ada.take("rye bread")
    ben.take("apple cake")
    ada.take("croissant")
    #expect(
      [receipt("Ben", ben.pay()), receipt("Ada", ada.pay())]
        == ["Ben: apple cake", "Ada: rye bread, croissant"],
      """
      Ada and Ben were in the shop at the same time, and Ben, who came last, \
      paid first. `found` lists their receipts. Each customer must pay for \
      exactly the cakes that they took. Look at which objects hold a basket, \
      and for how long. The till, for example, lives longer than any basket.
      """)

    ada.take("rye roll")
    #expect(
      [receipt("Ada", ada.pay()), receipt("Ada, once more", ada.pay())]
        == ["Ada: rye roll", "Ada, once more: nothing"],
      """
      After Ada had paid, she took one more cake, and then paid twice. `found` \
      lists both receipts. A receipt must list only the cakes that the customer \
      is paying for at that moment, so a cake that was already paid for must \
      not appear again. Look at what `pay()` does with the basket's cakes.
      """)
  }

  @Test func `a sound shop passes every check`() throws {
    let checks = shopChecks()
    _ = try #require(
      checks.first,
      """
      `shopChecks()` returned no check. Every shop passes an empty list of checks, so \
      an empty list can't find a mistake. Write a first check in `ShopChecks.swift`.
      """)
    try #require(
      makeContainer().hasShop == true,
      """
      The container from `makeContainer()` returned `nil` for `Customer`, for `Till` \
      or for both, so your checks had no shop to judge. Every shop's container must \
      resolve these two services. Look at what `makeContainer()` registers.
      """)

    let complaints = again(2) {
      checks.compactMap { $0.complaint(about: makeContainer) }
    }
    #expect(
      complaints.flatMap { $0 } == [],
      """
      The spec ran your checks twice on shops from `makeContainer()`, and `found` lists the checks \
      that failed. While the specs about the shop are red, a check may be right to fail. Once \
      those specs are green, the shop is sound, and a check that still fails expects something \
      that a sound shop doesn't do. The other specs ignore any check that fails on a sound shop.
      """)
    #expect(
      checks.compactMap { $0.complaint(about: ShopFault.none.opener()) } == [],
      """
      The spec ran your checks on another sound shop, whose container resolves only `Customer` \
      and `Till`. `found` lists the checks that failed. A check that resolves another service, \
      such as `Basket`, depends on how a shop is built, and fails when your team changes the \
      shop's code. Check only what you can observe through `Customer` and `Till`.
      """)
  }

  @Test func `the checks watch over what each customer pays for`() {
    #expect(
      [
        ShopFault.oneBasketForAll.verdict("one basket for all customers"),
        ShopFault.oneBasketAtATime.verdict("one for all who are there"),
      ] == [
        "one basket for all customers: caught",
        "one for all who are there: caught",
      ],
      """
      The spec ran your checks on two faulty shops. In the first shop, all \
      customers share one basket. In the second shop, only customers who are in \
      the shop at the same time share a basket. "got away" marks a shop that no \
      check caught. A single customer never notices a shared basket. Look at who \
      is in the shop at the same time in your checks, and at what they do there.
      """)
    #expect(
      ShopFault.basketLeftBehind.verdict("the next customer gets the basket")
        == "the next customer gets the basket: caught",
      """
      The spec ran your checks on a shop in which a customer receives the basket of a customer \
      who has left, and no check caught that shop. A basket is empty once its cakes are paid for, \
      so the next customer doesn't notice that the basket isn't new. Look at how customers leave \
      in your checks. A customer is gone as soon as the function that holds them has returned.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing of a service that was removed`() throws {
    func afterForgetting(_ forget: (Container) -> Void) throws -> [String] {
      let container = Container()
      container.register(Oven.self, lifetime: .shared) { _ in Oven() }
      let isGone = try isReleased {
        let oven = try #require(
          container.resolve(Oven.self),
          """
          `resolve(Oven.self)` returned `nil` \
          although the spec had registered an oven.
          """)
        forget(container)
        return oven
      }
      return [
        isGone ? "released" : "kept",
        container.contains(Oven.self) ? "contained" : "not contained",
        container.resolve(Oven.self) == nil ? "not resolved" : "resolved",
      ]
    }
    let forgotten = ["released", "not contained", "not resolved"]

    let afterRemove = try afterForgetting { $0.remove(Oven.self) }
    #expect(
      afterRemove == forgotten,
      """
      The spec resolved a shared `Oven` and then called `remove`. Each line \
      of `found` shows what the spec saw after that. The container must no \
      longer hold the instance, `contains` must return `false`, and `resolve` \
      must return `nil`. Look at where `Container.swift` stores the instance.
      """)
    let afterClear = try afterForgetting { $0.clear() }
    #expect(
      afterClear == forgotten,
      """
      The spec resolved a shared `Oven` and then called `clear`. Each line of \
      `found` shows what the spec saw after that. The container must no \
      longer hold the instance, `contains` must return `false`, and `resolve` \
      must return `nil`. Look at where `Container.swift` stores the instance.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no shop alive that nobody holds`() throws {
    let isGone = try isReleased {
      let shop = makeContainer()
      let customer = try #require(
        shop.resolve(Customer.self),
        """
        `resolve(Customer.self)` returned `nil`, although the shop's container \
        must build a customer. Look at what `makeContainer()` registers.
        """)
      _ = customer.pay()
      return shop
    }
    #expect(
      isGone == true,
      """
      A customer paid, and then the spec released the shop's container, but the container \
      is still in memory. When no other code holds a container, the container must be \
      released, so nothing that it stores may hold the container in turn. A factory that \
      captures the container holds it, and so does a stored `Resolver`. Look at the \
      closures in `CompositionRoot.swift`, and then at what `Till` and `Container` store.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global and static properties in which your code stores something that can \
      change. All containers share such a property, so one shop could find what belongs to another \
      shop. Store such things in the container, or in an object that the container builds.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files of the outside world that have been changed. The specs use these \
      files to see what your code does, so the files must stay as they are. Restore each file \
      with `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
