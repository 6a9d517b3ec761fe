import SpecSupport
import SpecTags
import Testing

@testable import FactoriesAndLifetimes

@Suite struct FactoriesAndLifetimesSpecs {
  @Test func `a factory runs when its service is asked for`() {
    let built = Recorder<String>()
    let container = Container.ofKitchens(built: built)

    let isKnown = container.contains(Oven.self)
    #expect(
      built.values == [],
      """
      Nobody has asked for a part yet, and factories have run. `register` must \
      only keep the factory, and `contains` must only look for it.
      """)
    #expect(
      isKnown,
      """
      An oven is registered, and `contains` says that it is not. It must look \
      where `register` keeps the factory, whether that has run or not.
      """)
    _ = container.resolve(Oven.self)
    #expect(
      built.values.last == "oven",
      "Somebody asked for an oven. Its factory must run now, and build it.")
  }

  @Test func `a transient service is new each time`() throws {
    let container = Container.ofKitchens(ovens: .transient)
    let first = try #require(container.resolve(Kitchen.self))
    let second = try #require(container.resolve(Kitchen.self))

    #expect(
      count(first.ovens) == 2,
      """
      A kitchen and its baker asked for ovens that are transient, and did \
      not get two. Each call of `resolve` must run the factory.
      """)
    #expect(
      count(first.ovens + second.ovens) == 4,
      """
      Two kitchens, of two calls of `Container.resolve`, must have no \
      transient oven in common. Keep none of them.
      """)
  }

  @Test func `a graph service belongs to one resolution`() throws {
    let container = Container.ofKitchens(ovens: .graph)
    let first = try #require(container.resolve(Kitchen.self))
    let second = try #require(container.resolve(Kitchen.self))

    #expect(
      count(first.ovens) == 1 && first.ovens.count == 2,
      """
      A kitchen and its baker, who are built by one call of \
      `Container.resolve`, must get the same graph oven. Hand one resolver on \
      to all factories of a resolution, and let it remember what it built.
      """)
    #expect(
      count(first.ovens + second.ovens) == 2,
      """
      Two calls of `Container.resolve` gave kitchens with the same graph oven. \
      What a resolution remembers must not reach the next one.
      """)
  }

  @Test func `a shared service is built once, at its first use`() throws {
    let built = Recorder<String>()
    let container = Container.ofKitchens(ovens: .shared, built: built)
    #expect(
      built.values == [],
      "A shared service was built before anybody asked for it.")

    let kitchens = [1, 2].compactMap { _ in container.resolve(Kitchen.self) }
    let oven = try #require(container.resolve(Oven.self))
    let ovens = kitchens.flatMap(\.ovens)

    #expect(
      ovens.count == 4 && ovens.allSatisfy { $0 === oven },
      """
      Two kitchens, their bakers and somebody else asked for the shared oven. \
      They must all get one. Keep it where the next resolution finds it.
      """)
  }

  @Test func `each customer pays for their own cakes`() throws {
    let shop = makeContainer()
    let ada = try #require(shop.resolve(Customer.self))
    let ben = try #require(shop.resolve(Customer.self))

    ada.take("rye bread")
    ben.take("apple cake")
    ada.take("croissant")

    #expect(
      [ben.pay(), ada.pay()] == [["apple cake"], ["rye bread", "croissant"]],
      """
      Ben and Ada were in the shop at once, and Ben paid first. Each must pay \
      for what they took, and for nothing else. A basket, which belongs to one \
      customer, must not be held by what lives longer.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing of a service that was removed`() throws {
    for forget in [{ $0.remove(Oven.self) }, { $0.clear() }]
      as [(Container) -> Void]
    {
      let container = Container()
      container.register(Oven.self, lifetime: .shared) { _ in Oven() }
      let isGone = try isReleased {
        let oven = try #require(container.resolve(Oven.self))
        forget(container)
        return oven
      }
      #expect(
        isGone && container.resolve(Oven.self) == nil
          && !container.contains(Oven.self),
        """
        After `remove` or `clear`, a shared oven can still be had, or is \
        still kept, or `contains` still sees it. Let it go together with its \
        registration.
        """)
    }
  }

  @Test(.tags(.guard))
  func `keeps no shop alive that nobody holds`() throws {
    let isGone = try isReleased {
      let shop = makeContainer()
      _ = try #require(shop.resolve(Customer.self)).pay()
      return shop
    }
    #expect(
      isGone,
      """
      The shop's container holds a factory, or a till, that holds the \
      container: a leak. Use the factory's resolver, or a weak reference. A \
      resolver holds the container, so nothing that is kept may keep a resolver.
      """)
  }
}
