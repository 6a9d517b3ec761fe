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
      Services were registered, no code has asked for one yet, and these factories have run. A \
      factory may need parts that aren't registered yet. Look at what `register` in \
      `Container.swift` does with the factory.
      """)
    #expect(
      afterContains == beforeContains,
      """
      `contains` was asked about an oven, and these factories have run by now. The question must \
      not build anything. Look at `contains` in `Container.swift`.
      """)
    #expect(
      isKnown == true,
      """
      An oven is registered and hasn't been built yet, and `contains` says that it isn't \
      registered. `contains` must look where `register` keeps the factory. Both are in \
      `Container.swift`.
      """)
    #expect(
      built.values == ["oven"],
      """
      The container was asked for an oven. That must run the oven's factory, once, and no other \
      factory. Look at how `resolve` in `Container.swift` gets its instance.
      """)
    _ = oven
  }

  @Test func `a transient service is new each time`() throws {
    let container = Container.ofKitchens(ovens: .transient)
    let first = try #require(
      container.resolve(Kitchen.self), "A registered kitchen is built.")
    let second = try #require(
      container.resolve(Kitchen.self), "A registered kitchen is built.")

    #expect(
      count(first.ovens) == 2,
      """
      A kitchen and its baker each asked the resolver for a transient oven: this is the number of \
      different ovens they have. A transient service is never used again, so each call of \
      `Resolver.resolve` must run the factory. Look for a place in `Container.swift` that remembers \
      a transient instance.
      """)
    #expect(
      count(first.ovens + second.ovens) == 4,
      """
      Two kitchens were resolved, and each has two transient ovens: this is the number of different \
      ovens. A transient service is never used again, so the second resolution must not find the \
      first one's ovens. Look for a place in `Container.swift` that remembers a transient instance.
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
      Three kitchens were resolved, and each asked for a graph oven and for a baker, who asked for \
      one, too. A kitchen and its baker belong to one resolution, so they must get one oven. Look \
      at which `Resolver` each factory gets, and at what it remembers.
      """)
    #expect(
      count(kitchens.compactMap { $0?.oven }) == 3,
      """
      Three calls of `Container.resolve` built a kitchen with a graph oven each: this is the number \
      of different ovens. A graph service isn't used after its resolution. Look at where \
      `Container.swift` keeps graph instances, and for how long.
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
      The factory of a house called `container.resolve` for an oven, and then asked its resolver for       one. A call of `Container.resolve` begins a resolution, wherever it's made, so these are two       graph ovens. Look at where `Container.swift` keeps graph instances.
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
      One factory asked its resolver for a graph oven, for something shared, and for the oven again. \
      All of that is one resolution, so both ovens are one. Look at what happens to the graph \
      instances of a resolution while something that's kept is built for it.
      """)
  }

  @Test func `a shared service is built once, at its first use`() throws {
    let built = SpecRecorder<String>()
    let container = Container.ofKitchens(ovens: .shared, built: built)
    #expect(
      built.values == [],
      """
      A shared service was registered, no code has asked for it yet, and its factory has run. \
      Whatever isn't needed must not be built. Look at `register` in `Container.swift`.
      """)

    let kitchens = [1, 2].compactMap { _ in container.resolve(Kitchen.self) }
    let ovens =
      kitchens.flatMap(\.ovens)
      + [container.resolve(Oven.self)].compactMap { $0 }

    #expect(
      [ovens.count, count(ovens)] == [5, 1],
      """
      Two kitchens, their bakers and the spec asked for the shared oven. The first number says how \
      many of them got one, the second how many different ovens there are. There must be one for \
      the whole container. Look at where `Container.swift` keeps shared instances, and for how long.
      """)
    #expect(
      built.values.filter { $0 == "oven" } == ["oven"],
      """
      The shared oven's factory ran as often as the list found has words. A shared service is built \
      once, however many parts need it. Look at what `Resolver.resolve` does before it runs a \
      factory.
      """)

    let other = Container.ofKitchens(ovens: .shared)
    #expect(
      compare(ovens.first, other.resolve(Oven.self)) == "two ovens",
      """
      Two containers, in which a shared oven is registered, gave away their ovens. A shared service \
      belongs to its own container, so the two must not have one oven. Look at where \
      `Container.swift` keeps shared instances.
      """)

    let town = Container.ofKitchens(.shared)
    let street = town.resolve(Street.self)
    let found = [
      street?.kitchen, street?.house?.kitchen, town.resolve(Kitchen.self),
    ]
    #expect(
      Set(found.map { $0.map(ObjectIdentifier.init) }).count == 1,
      """
      A street, its shared house and the spec asked for the shared kitchen: this is the number of \
      different kitchens. A shared service that needs another shared one must find the same \
      instance as all other callers. Look at where `Container.swift` keeps shared instances.
      """)
  }

  @Test func `each customer pays for their own cakes`() throws {
    let shop = makeContainer()
    let ada = try #require(
      shop.resolve(Customer.self), "The shop's container builds a customer.")
    let ben = try #require(
      shop.resolve(Customer.self), "The shop's container builds a customer.")

    ada.take("rye bread")
    ben.take("apple cake")
    ada.take("croissant")
    #expect(
      [receipt("Ben", ben.pay()), receipt("Ada", ada.pay())]
        == ["Ben: apple cake", "Ada: rye bread, croissant"],
      """
      Ben and Ada were in the shop at once, and Ben, who came last, paid first. These are their \
      receipts. Each customer must pay for exactly the cakes that they took. Look at who holds a \
      basket, and for how long. The till lives longer than any basket. Should it hold one?
      """)

    ada.take("rye roll")
    #expect(
      [receipt("Ada", ada.pay()), receipt("Ada, once more", ada.pay())]
        == ["Ada: rye roll", "Ada, once more: nothing"],
      """
      After she had paid, Ada took one roll more and paid twice. A receipt lists what is paid for \
      now, so cakes that are paid for must not come back on the next one. Look at what `pay()` \
      does with the basket's cakes.
      """)
  }

  @Test func `a sound shop passes every check`() throws {
    let checks = shopChecks()
    _ = try #require(
      checks.first,
      """
      `shopChecks()` returns no check. An empty list accepts any shop, so it finds no mistake. Write \
      a first check in `ShopChecks.swift`.
      """)
    try #require(
      makeContainer().hasShop == true,
      """
      The container of `makeContainer()` has no customer or no till, so the checks have no shop to \
      judge. Look at what `makeContainer()` registers.
      """)

    let complaints = again(2) {
      checks.compactMap { $0.complaint(about: makeContainer) }
    }
    #expect(
      complaints.flatMap { $0 } == [],
      """
      The checks judged shops of `makeContainer()` twice, and these complained. While the specs \
      about the shop are red, a check may be right to complain. Once they're green, the shop is \
      sound, and the check expects something that a shop doesn't do. It counts for no other spec.
      """)
    #expect(
      checks.compactMap { $0.complaint(about: ShopFault.none.opener()) } == [],
      """
      The checks judged another sound shop: its container has a `Customer` and a `Till` that work, \
      and no other service. These checks complained. A check that asks for more, for a `Basket` for \
      example, depends on how a shop is built, and turns red when the code gets better. Ask only \
      what a customer and a till can tell.
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
      The checks judged shops whose customers share a basket, either all of them, or those who are \
      in the shop at the same time. Not every such shop failed a check. One customer never notices \
      it. Look at who is in the shop at the same time in your checks, and at what they do there.
      """)
    #expect(
      ShopFault.basketLeftBehind.verdict("the next customer gets the basket")
        == "the next customer gets the basket: caught",
      """
      The checks judged a shop in which a customer gets the basket of one who has left, and no \
      check complained. A basket whose cakes were paid for is empty, so the next customer doesn't \
      notice that it's an old one. Look at how customers leave in your checks. They're gone as soon \
      as the function that holds them has returned.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing of a service that was removed`() throws {
    func afterForgetting(_ forget: (Container) -> Void) throws -> [String] {
      let container = Container()
      container.register(Oven.self, lifetime: .shared) { _ in Oven() }
      let isGone = try isReleased {
        let oven = try #require(
          container.resolve(Oven.self), "A registered oven is built.")
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
      A shared oven was resolved and then removed with `remove`, and a part of it is still there. \
      After `remove`, the container must neither hold the instance, nor find the service, nor say \
      that it contains it. Look at where `Container.swift` keeps the instance.
      """)
    let afterClear = try afterForgetting { $0.clear() }
    #expect(
      afterClear == forgotten,
      """
      A shared oven was resolved, then `clear` was called, and a part of it is still there. After \
      `clear`, the container must neither hold the instance, nor find the service, nor say that it \
      contains it. Look at where `Container.swift` keeps the instance.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no shop alive that nobody holds`() throws {
    let isGone = try isReleased {
      let shop = makeContainer()
      let customer = try #require(
        shop.resolve(Customer.self), "The shop's container builds a customer.")
      _ = customer.pay()
      return shop
    }
    #expect(
      isGone == true,
      """
      The spec dropped the shop's container after a customer had paid, and the container is still \
      in memory. Something that the container holds must be holding the container in turn: a \
      factory that captures it, or a `Resolver` that is stored somewhere, because a resolver holds \
      the container, too. Look at the closures in `CompositionRoot.swift`, then at what `Till` and \
      `Container` store.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      These global or static properties keep something that can change. All containers share such a \
      property, so one shop finds what belongs to another. Keep it in the container, or in an \
      object that the container builds.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}
