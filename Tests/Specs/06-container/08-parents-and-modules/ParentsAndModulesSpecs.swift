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
      The spec made a child three levels below a parent, then registered flour in that parent, \
      and resolved it from the child. Only the child holds the containers in between. A child \
      finds what its parents have, at all levels, even if it's registered later. Look at what \
      `Container` keeps of `parent`, and at what `resolve` asks when its own table has nothing.
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
      Two children have one parent, the mother, and one of them registered flour of its own. \
      The spec resolved flour from that child, from its sister and from their mother, and \
      `found` lists whose flour each received. An override counts only in the container that \
      registered it, and changes nothing for any other container. In `Container.swift`, look \
      at which table is asked first, and at which table `register` changes.
      """)

    family.child.remove(Flour.self)
    family.mother.register(Flour.self) { _ in Flour("mother, new") }
    let removed = [family.child, sister].map { asked in
      outcome { try asked.resolve(Flour.self).owner }
    }
    #expect(
      removed == ["mother, new", "mother, new"],
      """
      The spec removed the child's own flour, registered new flour in the mother, and \
      resolved flour from the child and its sister. An override ends when it's removed, and \
      a parent may change at any time. Look at when a container reads what its parent has.
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
      Three containers, each the parent of the next, have flour with a name. \
      The spec asked the lowest one for flour without a name. The error must \
      list the similar services of every level, sorted, so that a wrong name \
      is easy to spot. In `Container.swift`, look at where that list is made.
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
      The spec resolved a cake from the child. The cake needs the mother's \
      shared dough, which needs flour, and no container has flour. The path must \
      show the whole way, even where the resolution continues in a parent. In \
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
      The mother registered the cake, the grandmother registered its dough, and all \
      three containers have flour of their own. The spec resolved a cake from the child \
      and another from the mother. `found` lists whose flour is in each cake and in its \
      dough. A service that isn't kept belongs to one caller, so it must be built with \
      the dependencies of the container that was asked. Otherwise, an override doesn't \
      reach it. In `Container.resolve`, look at which container the `Resolver` receives.
      """)
    #expect(
      cakes.compactMap {
        $0.map { "\(lifetime): \($0.flour === $0.dough.flour ? "one" : "two")" }
      }
        == Array(repeating: "\(lifetime): \(isGraph ? "one" : "two")", count: 2),
      """
      One call built a cake and its dough, and `found` shows whether one flour or two are in \
      them, for each of two calls. With the lifetime graph it must be one, and with transient \
      two, even when the dependencies come from several containers. The first resolver of a call \
      keeps the graph, so look at how the resolvers in `Container.resolve` refer to each other.
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
      In one container, the spec replaced `Flour "rye"` twice and `Flour with String` once. The \
      spec removed `Flour "oat"` before registering that flour again, which replaced nothing. \
      `found` lists two readings of `registeredTwice`, each up to "end". `registeredTwice` must \
      list the label of each registration that was replaced, and repetitions don't matter. Look \
      at what `Container.register` does when the table already has a registration.
      """)
    #expect(
      child.registeredTwice + other.registeredTwice == [],
      """
      A child overrode registrations of its parent, and a separate container registered nothing. \
      `found` shows what the two containers have in `registeredTwice`, which must be empty. An \
      override is intended, so it's no sign of modules that don't fit together. In \
      `Container.swift`, look at where the list is kept, and at which containers `register` asks.
      """)

    let isGone = try isReleased {
      parent.register(Flour.self, lifetime: .shared) { _ in Flour("old") }
      defer { parent.register(Flour.self) { _ in Flour("new") } }
      return try parent.resolve(Flour.self)
    }
    #expect(
      isGone == true,
      """
      The spec replaced the registration of a shared flour, and the old instance is \
      still alive, although nothing outside the container holds it. A registration \
      holds its instance, so a replaced registration must be released. Look at what \
      `Container` still holds of it, for example for `registeredTwice`.
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
      The spec called the bakery's modules in the order before the colon, which names \
      each module by the services that it registers. Then the shop took 4 and the van \
      took 30. After the colon is the money that was in the till at night, or the error. \
      A module can't rely on what was registered before it. Look for a module that \
      resolves a service while it registers, or that registers another team's service.
      """)
    #expect(
      bakery.registeredTwice == [],
      """
      Two modules register the same service, and `found` lists its label. \
      The order of the modules then decides which registration wins. Each \
      service belongs to one team, and the brief says to which.
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
      the first test sold rye bread, the shop of the second test sold oat bread, and the \
      original bakery's shop sold spelt bread. `found` lists what each oven baked. A test's oven \
      must bake for this test alone, and the original bakery keeps its stone oven. If a test's \
      oven baked another bread, look at the container in which `makeTestBakery` registers. If \
      the stone oven baked a test's bread, look at the lifetimes in the bakery's modules.
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
      The spec registered a till in the original bakery. Two tests and that bakery each sold \
      bread for 4, and no test overrode the till. So this one till must hold all the money, which \
      is what `found` shows. Look at what `makeTestBakery` does with the bakery that it receives.
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
      In a separate process, the spec replaced the registration of a shared service. The old \
      instance called its container in `deinit`, and that call never returned. The old instance \
      ended while the container's lock was held, and the same thread locked it a second time, \
      which stops the app. In `Container.register`, look at where the old registration ends.
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
