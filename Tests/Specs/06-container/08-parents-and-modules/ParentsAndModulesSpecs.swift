import SpecSupport
import SpecTags
import Testing

@testable import ParentsAndModules

@Suite struct ParentsAndModulesSpecs {
  @Test func `a child finds what is registered in its parents`() {
    let top = Container()
    let child = Container(parent: Container(parent: Container(parent: top)))
    top.register(Flour.self) { _ in Flour("top") }

    let found = [outcome { try child.resolve(Flour.self).owner }]

    #expect(
      found == ["top"],
      """
      The flour is registered three levels above the child, after the child \
      was made. Each `resolve` must ask the parent for what is not here, and \
      that one its own parent. A child holds its parent: nobody else does here.
      """)
  }

  @Test func `an override holds in its child until it is removed`() {
    let family = Family()
    let sister = Container(parent: family.mother)
    family.mother.register(Flour.self) { _ in Flour("mother") }
    family.child.register(Flour.self) { _ in Flour("child") }
    let all = [family.child, sister, family.mother]

    let overridden = all.map { asked in
      outcome { try asked.resolve(Flour.self).owner }
    }
    #expect(
      overridden == ["child", "mother", "mother"],
      """
      The child has flour of its own. That must win in the child, and must \
      change nothing for its sister and its mother.
      """)

    family.child.remove(Flour.self)
    family.mother.register(Flour.self) { _ in Flour("mother, new") }
    let removed = [family.child, sister].map { asked in
      outcome { try asked.resolve(Flour.self).owner }
    }
    #expect(
      removed == ["mother, new", "mother, new"],
      """
      The child's own flour was removed, and its mother has registered new \
      flour. Both children must find that now: look it up at each call.
      """)
  }

  @Test func `errors tell path and similar services of all levels`() {
    let (plain, kept) = (Family(), Family())
    plain.grandmother.register(Flour.self, name: "spelt") { _ in Flour("") }
    plain.mother.register(Flour.self, name: "oat") { _ in Flour("") }
    plain.child.register(Flour.self, name: "rye") { _ in Flour("") }
    let similar = [outcome { try plain.child.resolve(Flour.self).owner }]
    let labels = #"Flour "oat", Flour "rye", Flour "spelt""#
    #expect(
      similar == ["missing: Flour (similar: \(labels))"],
      """
      Nobody has flour without a name, and each of three containers has one \
      with a name. The error must list what is similar in all of them, sorted.
      """)

    kept.mother.register(Dough.self, lifetime: .shared) {
      Dough(try $0.resolve(Flour.self))
    }
    kept.child.register(Cake.self) { resolver in
      let dough = try resolver.resolve(Dough.self)
      return Cake(dough.flour, dough)
    }
    let path = [outcome { try kept.child.resolve(Cake.self).owners }]
    #expect(
      path == ["missing: Cake → Dough → Flour"],
      """
      The child's cake needs its mother's shared dough, and that flour is \
      missing. The path must go on when the resolution goes to the parent.
      """)
  }

  @Test(arguments: [false, true])
  func `what is not kept gets the parts of the child`(isGraph: Bool) throws {
    let family = Family()
    family.bakeCakes(
      isGraph ? .graph : .transient, in: family.mother,
      flour: isGraph ? .graph : .transient)

    let cakes = try? [family.child, family.mother].map { asked in
      try asked.resolve(Cake.self)
    }

    try #require(
      cakes?.map(\.owners) == ["child, child", "mother, mother"],
      """
      The mother registered the cake, the grandmother its dough; all have \
      flour. What is \(isGraph ? "graph" : "transient") must be built with the \
      parts of the container that was asked: else an override does not reach \
      it.
      """)
    #expect(
      cakes?.map { $0.flour === $0.dough.flour } == [isGraph, isGraph],
      """
      A cake and its dough, built by one call, have one flour with the \
      lifetime graph and two with transient. That must be true for what comes \
      from several containers, too.
      """)
  }

  @Test func `registered twice is told, an override is not`() throws {
    let (parent, other) = (Container(), Container())
    let child = Container(parent: parent)
    for container in [parent, parent, child] {
      container.register(Flour.self, name: "rye") { _ in Flour("") }
      container.register(Flour.self) { (_, owner: String) in Flour(owner) }
      container.register(Flour.self, name: "oat") { _ in Flour("") }
      if container === parent { parent.remove(Flour.self, name: "oat") }
    }

    #expect(
      parent.registeredTwice.sorted()
        == [#"Flour "rye""#, "Flour with String"],
      """
      `Flour "rye"` and `Flour with String` were registered again while they \
      were there: `registeredTwice` must hold these two labels. `Flour "oat"` \
      was removed before, and so is not registered twice.
      """)
    #expect(
      child.registeredTwice + other.registeredTwice == [],
      """
      The child has overridden what its parent has, and another container has \
      nothing. Neither has registered anything twice: each container looks \
      only at what is registered in itself.
      """)

    let isGone = try isReleased {
      parent.register(Flour.self, lifetime: .shared) { _ in Flour("old") }
      defer { parent.register(Flour.self) { _ in Flour("new") } }
      return try parent.resolve(Flour.self)
    }
    #expect(
      isGone,
      """
      A shared flour was registered again, and the old instance is still \
      there. Keep labels for `registeredTwice`: a registration holds its \
      instance.
      """)
  }

  @Test(arguments: [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ])
  func `modules may come in any order`(order: [Int]) {
    let bakery = Container()
    for index in order { [kitchen, shop, delivery][index](bakery) }

    #expect(
      moneyOfOneDay(bakery) == "34",
      """
      kitchen is 0, shop is 1, delivery is 2. In each order, the three must \
      make a bakery whose shop (4) and van (30) work, with one till for both. \
      After 0, each had a till of its own, which is gone.
      """)
    #expect(
      bakery.registeredTwice == [],
      "Two modules register the same service, so their order decides.")
  }

  @Test func `an override for one test reaches no other test`() {
    let (bakery, till) = (makeBakery(), Till())
    bakery.register(Till.self) { _ in till }
    let ovens = [TestOven(), TestOven()]
    let tests = ovens.map { oven in
      makeTestBakery(like: bakery) {
        $0.register((any Oven).self) { _ in oven }
      }
    }

    let touched = Tripwire.touched {
      for (container, bread) in zip(tests + [bakery], ["rye", "oat", "spelt"]) {
        try? container.resolve(Shop.self).sell(bread, for: 4)
      }
    }

    #expect(
      ovens.map(\.baked) == [["rye"], ["oat"]],
      """
      Two tests, at the same time, have an oven of their own. Each shop must \
      bake in the oven of its test: nothing may be registered in the bakery \
      that both use.
      """)
    #expect(
      touched.names == ["stone oven: spelt"],
      "The bakery itself must keep its stone oven, whatever tests override.")
    bakery.clear()
    #expect(
      tests.map(services(in:)) == [["Oven"], ["Oven"]],
      """
      The bakery was cleared, and each test had registered an oven: no more \
      may be left in a test's bakery. Let `makeTestBakery` call the test's \
      module, and register nothing itself: all else is the parent's.
      """)
    #expect(
      till.total == 12,
      """
      This bakery was given a till of the spec's. Two tests and the bakery \
      sold bread for 4 each, and no test has a till of its own: all 12 must be \
      in that till. `makeTestBakery` must ask the bakery it gets as `like`.
      """)
    #expect(
      tests.flatMap(\.registeredTwice) == [],
      """
      The bakery of a test registered a service twice. Let it call the test's \
      module once.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no lock while a replaced service ends`() async {
    await #expect(
      processExitsWith: .success,
      """
      A shared cake was registered again. The old one ended, asked the \
      container, and the app stopped: a lock was held. Let go of what was \
      replaced when no lock is held.
      """
    ) {
      let container = Container()
      for _ in 1...2 {
        container.register(LastWish.self, lifetime: .shared) { _ in
          LastWish(container)
        }
        _ = try? container.resolve(LastWish.self)
      }
    }
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
