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
      The spec made a child three levels below a parent, then registered flour in \
      that parent, and resolved flour from the child. Only the child holds the \
      containers in between. A child must find what its parents have at every level, \
      even if it's registered later. Look at how `Container` stores `parent`, and at \
      where `resolve` looks when its own table has no registration.
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
      A child and its sister have the same parent, the mother. The mother registered flour, and \
      the child registered flour of its own. The spec resolved flour from the child, from the \
      sister and from the mother, and `found` lists whose flour each call returned. An override \
      in a child must not change anything for its parent or its sister. In `Container.swift`, \
      look at which table is searched first, and at which table `register` changes.
      """)

    family.child.remove(Flour.self)
    family.mother.register(Flour.self) { _ in Flour("mother, new") }
    let removed = [family.child, sister].map { asked in
      outcome { try asked.resolve(Flour.self).owner }
    }
    #expect(
      removed == ["mother, new", "mother, new"],
      """
      The spec removed the child's own flour, registered new flour in the mother, and resolved \
      flour from the child and its sister. Once an override is removed, the child must find \
      what its parent has at that moment. Look at when a container reads what its parent has.
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
      In three containers, each the parent of the next, flour is registered under a name. \
      The spec asked the lowest container for flour without a name. The error must list \
      the similar services of every level, sorted, so that a wrong name is easy to spot. \
      In `Container.swift`, look at where `similar` is put together.
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
      The spec resolved a cake from the child. The cake needs the mother's shared \
      dough, which needs flour, and no container has flour. The path must list \
      all three services, even though the resolution continues in a parent. In \
      `Container.resolve`, look at what each `Resolver` stores about its caller.
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
      The mother registered the cake, the grandmother registered its dough, and the \
      child, the mother and the grandmother each have flour of their own. The spec \
      resolved a cake from the child and another cake from the mother. `found` lists \
      whose flour is in each cake and in its dough. A service that isn't kept belongs \
      to one caller, so it must be built with the dependencies of the container that \
      was asked. Otherwise, an override in the child doesn't affect that service. In \
      `Container.resolve`, look at which container the `Resolver` receives.
      """)
    #expect(
      cakes.compactMap {
        $0.map { "\(lifetime): \($0.flour === $0.dough.flour ? "one" : "two")" }
      }
        == Array(repeating: "\(lifetime): \(isGraph ? "one" : "two")", count: 2),
      """
      The spec resolved a cake from the child and another cake from the mother, and each call \
      built the cake and its dough. The word before each colon is the lifetime of the flour, \
      and the word after it shows whether the cake and its dough share one flour or have two. \
      A graph flour must be shared within one call and a transient flour must not, even when \
      the dependencies come from several containers. The first resolver of a call keeps the \
      graph, so look at how the resolvers in `Container.resolve` refer to each other.
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
      In one container, the spec replaced `Flour "rye"` twice and `Flour with String` \
      once. The spec removed `Flour "oat"` before registering that flour again, which \
      replaced nothing. The spec read `registeredTwice` two times, and `found` lists \
      what it read, with "end" after each time. `registeredTwice` must list the label \
      of each registration that was replaced, and repetitions don't matter. Look at \
      what `Container.register` does when the table already has a registration.
      """)
    #expect(
      child.registeredTwice + other.registeredTwice == [],
      """
      A child overrode registrations of its parent, and a separate container \
      registered nothing. `found` shows what the two containers have in \
      `registeredTwice`, which must be empty. An override in a child replaces nothing. \
      In `Container.swift`, look at where the labels for `registeredTwice` are kept, \
      and at which containers `register` searches for an earlier registration.
      """)

    let isGone = try isReleased {
      parent.register(Flour.self, lifetime: .shared) { _ in Flour("old") }
      defer { parent.register(Flour.self) { _ in Flour("new") } }
      return try parent.resolve(Flour.self)
    }
    #expect(
      isGone == true,
      """
      The spec replaced the registration of a shared flour, and the old instance is still \
      alive, although nothing outside the container holds it. A registration holds its \
      instance, so a replaced registration must be released. Look at what `Container` \
      still holds of a replaced registration, for example for `registeredTwice`.
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
      The spec called the bakery's modules in the order before the colon, which names each \
      module by the services that it registers. Then the shop took 4 and the van took 30. \
      After the colon is the money that was in the till at night, or the error. A module \
      must not rely on what other modules have registered before. Look for a module that \
      resolves a service while it registers, or that registers another team's service.
      """)
    #expect(
      bakery.registeredTwice == [],
      """
      The modules registered a service more than once, and `found` lists its \
      label. Each service belongs to one team, and only that team's module \
      may register it. The brief says which services belong to which team.
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
      Two tests overrode the oven of one bakery, each with an oven of its own. Then the shop of \
      the first test sold rye bread, the shop of the second test sold oat bread, and the original \
      bakery's shop sold spelt bread. `found` lists what each oven baked. A test's oven must bake \
      only for that test, and the original bakery must keep its stone oven. If a test's oven \
      baked a different bread, look at the container in which `makeTestBakery` registers. If the \
      stone oven baked a test's bread, look at the lifetimes in the bakery's modules.
      """)
    bakery.clear()
    #expect(
      tests.map { services(in: $0).joined(separator: ", ") } == [
        "Oven", "Oven",
      ],
      """
      The spec called `clear()` on the original bakery, and `found` lists the \
      services that are left in the bakeries of two tests. Each test had \
      registered only an oven, and everything else must come from the original \
      bakery. Look at where `makeTestBakery` gets the other services.
      """)
    #expect(
      till.total == 12,
      """
      The spec registered a till in the original bakery. Two tests and that \
      bakery each sold bread for 4, and no test overrode the till. All the \
      money must therefore be in this one till, and `found` is the amount in \
      it. Look at what `makeTestBakery` does with the bakery that it receives.
      """)
    #expect(
      tests.flatMap(\.registeredTwice) == [],
      """
      In a test's bakery, a service was registered twice, and `found` lists \
      its label. The test's module registers this service once, so nothing may \
      be replaced there. Look at how often `makeTestBakery` calls the module.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no lock while a replaced service ends`() async throws {
    try await #require(
      processExitsWith: .success,
      """
      In a separate process, the spec replaced the registration of a shared service. \
      The old instance calls its container in `deinit`, but the process didn't end \
      as it should. An instance must not be released while the container's lock is \
      held. Otherwise, its call locks the same lock a second time, which stops the \
      app. In `Container.register`, look at where the old registration is released.
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
      `found` lists the files of the outside world that were changed. The specs use these \
      files to watch what your code does, and a changed file hides that. To restore each file, \
      run `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
