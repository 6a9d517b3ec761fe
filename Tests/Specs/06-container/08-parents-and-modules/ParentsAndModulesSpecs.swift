import SpecSupport
import SpecTags
import Testing

@testable import ParentsAndModules

@Suite struct ParentsAndModulesSpecs {
  @Test func `a child finds what is registered in its parents`() {
    let top = Container()
    let child = Container(parent: Container(parent: Container(parent: top)))
    top.register(Flour.self) { _ in Flour("top") }

    let found = outcome { try child.resolve(Flour.self).owner }

    #expect(
      found == "top",
      """
      Flour was registered three levels above a child, after the child was made, and then the child \
      was asked for it. Only the child holds the containers in between. A child finds what its \
      parents have, at all levels, also if it's registered later. Look at what `Container` keeps of \
      `parent`, and at what `resolve` asks when its own table has nothing.
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
      A child registered flour of its own, then the child, its sister and their mother were asked \
      for flour. An override wins in the container that registered it, and changes nothing for any \
      other. In `Container.swift`, look at which table is asked first, and into which one `register` \
      writes.
      """)

    family.child.remove(Flour.self)
    family.mother.register(Flour.self) { _ in Flour("mother, new") }
    let removed = [family.child, sister].map { asked in
      outcome { try asked.resolve(Flour.self).owner }
    }
    #expect(
      removed == ["mother, new", "mother, new"],
      """
      The child's own flour was removed, the mother registered new flour, and both children were \
      asked. An override ends with its removal, and a parent may change at any time. Look at when a \
      container learns what its parent has.
      """)
  }

  @Test func `errors name the path and similar services of all levels`() {
    let (plain, kept) = (Family(), Family())
    plain.grandmother.register(Flour.self, name: "spelt") { _ in Flour("") }
    plain.mother.register(Flour.self, name: "oat") { _ in Flour("") }
    plain.child.register(Flour.self, name: "rye") { _ in Flour("") }

    let similar = outcome { try plain.child.resolve(Flour.self).owner }
    #expect(
      similar
        == #"missing: Flour (similar: Flour "oat", Flour "rye", Flour "spelt")"#,
      """
      Flour without a name is missing, and three containers, one above the other, each have flour \
      with a name. The error must list what is similar on every level, sorted, so that a wrong \
      name is easy to see. In `Container.swift`, look at where that list is made.
      """)

    kept.mother.register(Dough.self, lifetime: .shared) {
      Dough(try $0.resolve(Flour.self))
    }
    kept.child.register(Cake.self) { resolver in
      let dough = try resolver.resolve(Dough.self)
      return Cake(dough.flour, dough)
    }
    let path = outcome { try kept.child.resolve(Cake.self).owners }
    #expect(
      path == "missing: Cake → Dough → Flour",
      """
      The child's cake needs its mother's shared dough, which needs flour, and there is none. The \
      path must show the whole way, also where the resolution goes on in a parent. In \
      `Container.resolve`, look at what each `Resolver` knows of its caller.
      """)
  }

  @Test(arguments: [false, true])
  func `what is not kept gets the parts of the child`(isGraph: Bool) throws {
    let family = Family()
    family.bakeCakes(
      isGraph ? .graph : .transient, in: family.mother,
      flour: isGraph ? .graph : .transient)
    let lifetime = isGraph ? "graph" : "transient"

    let cakes = [family.child, family.mother].map { asked in
      try? asked.resolve(Cake.self)
    }

    #expect(
      cakes.map { "\(lifetime): \($0?.owners ?? "no cake")" }
        == ["\(lifetime): child, child", "\(lifetime): mother, mother"],
      """
      The mother registered the cake, the grandmother its dough, and each of the family has flour. \
      The child and the mother asked for a cake that isn't kept, and these owners' flour is in the \
      cake and in its dough. What isn't kept belongs to the caller alone, so it must be built with \
      the parts of the container that was asked: otherwise an override doesn't reach it. In \
      `Container.resolve`, look at which container the `Resolver` gets.
      """)
    #expect(
      cakes.compactMap {
        $0.map { "\(lifetime): \($0.flour === $0.dough.flour ? "one" : "two")" }
      }
        == Array(repeating: "\(lifetime): \(isGraph ? "one" : "two")", count: 2),
      """
      A cake and its dough were built by one call, and this many different flours are in them. \
      With the lifetime graph it must be one, and with transient two, also when the parts come \
      from several containers. The first resolver of a call keeps the graph, so look at what the \
      resolvers in `Container.resolve` know of each other.
      """)
  }

  @Test func `registeredTwice lists what was replaced, and no override`() throws
  {
    let (parent, other) = (Container(), Container())
    let child = Container(parent: parent)
    for container in [parent, parent, child] {
      container.register(Flour.self, name: "rye") { _ in Flour("") }
      container.register(Flour.self) { (_, owner: String) in Flour(owner) }
      container.register(Flour.self, name: "oat") { _ in Flour("") }
      if container === parent { parent.remove(Flour.self, name: "oat") }
    }
    parent.register(Flour.self, name: "rye") { _ in Flour("") }

    #expect(
      again(2) { Set(parent.registeredTwice).sorted() }.flatMap { $0 + ["end"] }
        == [#"Flour "rye""#, "Flour with String", "end"]
        + [#"Flour "rye""#, "Flour with String", "end"],
      """
      In one container, `Flour "rye"` was replaced twice and `Flour with String` once. \
      `Flour "oat"` was removed before it was registered again, so it replaced nothing. \
      `registeredTwice` was read two times, each up to "end", and must list the label of each \
      registration that was replaced. (The spec takes no notice of repetitions.) Look at what `Container.register` knows when the table has something already.
      """)
    #expect(
      child.registeredTwice + other.registeredTwice == [],
      """
      A child overrode what its parent has, and another container registered nothing. An override \
      is meant, so it isn't a mistake of modules that don't fit. In `Container.swift`, look at where \
      the list is kept, and at which containers `register` asks.
      """)

    let isGone = try isReleased {
      parent.register(Flour.self, lifetime: .shared) { _ in Flour("old") }
      defer { parent.register(Flour.self) { _ in Flour("new") } }
      return try parent.resolve(Flour.self)
    }
    #expect(
      isGone == true,
      """
      A shared flour was replaced by a new registration, nothing outside holds the old instance any \
      more, and it's still alive. A registration holds its instance. Look at what `Container` still \
      holds of a registration that was replaced, for `registeredTwice` for example.
      """)
  }

  @Test(arguments: [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ])
  func `modules may come in any order`(order: [Int]) {
    let modules = bakeryModules()
    let called = order.filter(modules.indices.contains).map { modules[$0] }
    let names = called.map { services(of: $0).joined(separator: " and ") }
      .joined(separator: ", then ")
    let bakery = Container()
    for module in called { module(bakery) }

    #expect(
      "\(names): \(moneyOfOneDay(bakery))" == "\(names): 34",
      """
      The bakery's modules were called in this order: each is named by the services that it \
      registers. Then the shop took 4 and the van 30, and this was in the till at night. A module \
      can't know what was registered before it. Look for a module that resolves something while it \
      registers, or that registers another team's service.
      """)
    #expect(
      bakery.registeredTwice == [],
      """
      Two modules register the same service, so the order of the modules decides which \
      registration wins. Each service belongs to one team; the brief says to which.
      """)
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
      [
        "first test's oven: \(ovens[0].baked.joined(separator: ", "))",
        "second test's oven: \(ovens[1].baked.joined(separator: ", "))",
      ] + touched.names
        == [
          "first test's oven: rye", "second test's oven: oat",
          "stone oven: spelt",
        ],
      """
      Two tests override the oven of one bakery, each with an oven of its own. Then the shop of the \
      first test sold rye bread, the shop of the second sold oat bread, and the bakery's own shop \
      sold spelt bread. A test's oven must bake for this test alone, and the bakery keeps its stone \
      oven. If a test's oven baked a bread that isn't its own, look at the container in which \
      `makeTestBakery` registers. If the stone oven baked a test's bread, look at the lifetimes in \
      the bakery's modules.
      """)
    bakery.clear()
    #expect(
      tests.map { services(in: $0).joined(separator: ", ") } == [
        "Oven", "Oven",
      ],
      """
      The bakery was cleared, and these services are left in the bakeries of two tests. Each test \
      had registered only an oven, and everything else must come from the bakery that was given. \
      Look at where `makeTestBakery` gets the rest.
      """)
    #expect(
      till.total == 12,
      """
      This bakery was given a till by the spec. Two tests and the bakery each sold bread for 4, \
      and no test overrode the till, so all the money must be in this one. Look at what \
      `makeTestBakery` does with the bakery that it gets.
      """)
    #expect(
      tests.flatMap(\.registeredTwice) == [],
      """
      The bakery of a test registered a service twice, although the test's module registers it \
      once. Look at how often `makeTestBakery` calls the module.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no lock while a replaced service ends`() async throws {
    try await #require(
      processExitsWith: .success,
      """
      In a process of its own, a shared service was registered again. The old instance asked its \
      container in `deinit`, and got no answer: it ended while the container's lock was held. The \
      same thread locked it a second time, which stops the app. In `Container.register`, look at \
      where the old registration ends.
      """
    ) {
      try LastWish.replace()
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
