import SpecSupport
import SpecTags
import Testing

@testable import MissingRegistrations

@Suite struct MissingRegistrationsSpecs {
  private let container = Container()

  @Test func `resolve and factories may throw`() throws {
    let calls = [
      "let _: Loaf = try container.resolve(Loaf.self)",
      "let _: Loaf = try container.resolve(Loaf.self, name: \"rye\", 3)",
      "container.register(Loaf.self) { _ in throw Cold() }",
      "container.register(Loaf.self) { (_, slices: Int) in throw Cold() }",
      "container.register([Loaf].self) { [try $0.resolve(Loaf.self)] }",
      "container.register([Loaf].self) { [try $0.resolve(Loaf.self, name: \"rye\", 3)] }",
    ]
    let refused = try SpecClient.verdicts(
      on: calls.map { "let container = Container(); \($0)" },
      declarations: "struct Loaf {}; struct Cold: Error {}"
    ).filter { !$0.isAccepted }

    #expect(
      refused.map(\.explanation) == [],
      """
      The compiler refused some calls to the container or to a resolver, and \
      `found` lists the compiler's errors. A factory may throw, and `resolve` must \
      throw instead of returning `nil`, so that an error can say what is missing. \
      Look at `register` and at both `resolve` methods in `Container.swift`. Until \
      these methods can throw, other specs are red for the same reason.
      """)
  }

  @Test func `an error names the service, its name and its arguments`() {
    let texts = [
      errorText { try container.specGet(Egg.self) },
      errorText { try container.specGet(Egg.self, name: "fried") },
      errorText { try container.specGet(Cake.self, 3) },
      errorText { try container.specGet(Cake.self, name: "big", "Ada", 3) },
      errorText { try container.specGet(Cake.self, Egg() as BakedThing) },
      errorText { try container.specGet(Cake.self, 3 as Int?) },
    ]

    #expect(
      texts == [
        #"missing: Egg"#, #"missing: Egg "fried""#, #"missing: Cake with Int"#,
        #"missing: Cake "big" with (String, Int)"#,
        "missing: Cake with BakedThing", "missing: Cake with Optional<Int>",
      ],
      """
      The spec called `resolve` in six ways on an empty container, and `found` lists \
      the errors. One service can be registered in many ways, so a label must \
      describe the whole call. It consists of the service, the name in quotes, and \
      "with" followed by the declared types of the arguments. An argument's value \
      doesn't reveal its declared type. Look at how `Container.swift` builds a label.
      """)
  }

  @Test func `what was built, or failed and was not needed, is off the path`() {
    container.specAdd(Cake.self) { resolver in
      let dough = try resolver.specGet(Dough.self)
      let sameDough = try resolver.specGet(Dough.self)
      _ = try? resolver.specGet(Cream.self)
      _ = try? resolver.specGet(Leaven.self)
      return Cake(dough, sameDough, try resolver.specGet(Egg.self))
    }
    container.specAdd(Dough.self, lifetime: .shared) { _ in Dough() }
    container.specAdd(Cream.self) { _ in throw OvenIsCold(degrees: 20) }

    #expect(
      again { errorText { try container.specGet(Cake.self) } }
        == [
          "missing: Cake → Egg", "missing: Cake → Egg", "missing: Cake → Egg",
        ],
      """
      The spec resolved a `Cake` three times. Each time, the cake's factory resolved \
      `Dough` twice, ignored the errors for `Cream` and `Leaven`, and then asked for an \
      `Egg`, which isn't registered. A path holds only what is being built at that moment, \
      so the other three services don't belong on it. Look at when a service leaves your \
      path: `Dough` was built, the factory of `Cream` threw, and `Leaven` isn't registered.
      """)
  }

  @Test func `what is similar is listed in alphabetical order`() {
    container.specAdd(Egg.self) { (_, minutes: Int) in Egg() }
    for name in ["S", "M", "L", "XL", "m"] {
      container.specAdd(Egg.self, name: name) { _ in Egg() }
    }
    container.specAdd(Egg.self) { _ in Egg() }
    container.specAdd(EggCup.self) { _ in EggCup() }
    container.specAdd(Easter.Egg.self, name: "painted") { _ in Easter.Egg() }

    let sizes = #"Egg "L", Egg "M", Egg "S", Egg "XL", Egg "m""#
    #expect(
      errorText { try container.specGet(Egg.self, name: "XS") }
        == #"missing: Egg "XS" (similar: Egg, \#(sizes), Egg with Int)"#,
      """
      The spec asked for an `Egg` named "XS", which isn't registered, although seven \
      other eggs are. `similar` must list the label of every registration of the \
      same service, in the order of `sorted()`, so that a misspelt name is easy to \
      spot. `EggCup` and `Easter.Egg` are different services, although their printed \
      names look like `Egg`. Look at where `Container.swift` throws `missing`.
      """)
    #expect(
      errorText { try container.specGet(Cake.self) } == "missing: Cake",
      """
      The spec asked for a `Cake`. Eggs are registered, but no cake is registered under any \
      name or with any arguments. `similar` must list only registrations of the requested \
      service, so it must be empty here. Look at where `Container.swift` throws `missing`.
      """)
  }

  @Test func `the bakery opens its shop`() {
    let lines = SpecClient(
      """
      do {
        let shop = try makeBakery().resolve(Shop.self)
        Tripwire.touched { shop.open() }.names.forEach { print($0) }
      } catch { print(error) }
      """, declarations: "import SpecSupport"
    ).lines()

    #expect(
      lines == ["bread at 240°", "cake at 180°", "rolls at 240°", "bell"],
      """
      The spec resolved the `Shop` from `makeBakery()` and opened it. `found` lists what the shop \
      did, or the error. Bread and rolls are baked at 240° and cake at 180°, and then the bell \
      rings. Read an error's path from the left, because each service on it asks for the next one. \
      After `missing`, the last service isn't registered, or was requested under a different name. \
      After `cycle`, look at what each service on the path asks for. Look at `makeBakery()`, and \
      run the check again after each change, because there may be more than one mistake. If the \
      spec's code doesn't compile yet, look at `resolve` in `Container.swift` first.
      """)
  }

  @Test func `a shop without its bell does not open`() throws {
    let lines = SpecClient(
      """
      func answer(of bakery: Container) -> String {
        do {
          _ = try bakery.resolve(Shop.self)
          return "a shop"
        } catch ResolutionError.missing(let path, _) {
          return "missing: " + path
        } catch { return "\\(error)" }
      }
      print("with its bell:", answer(of: makeBakery()))
      let bakery = makeBakery()
      bakery.remove(Bell.self)
      print("without it:", answer(of: bakery))
      """
    ).lines()

    try #require(
      Array(lines.prefix(1)) == ["with its bell: a shop"],
      """
      The spec resolved the `Shop` from the complete bakery and received no shop. `found` shows \
      why. This spec can judge a shop without its bell only if a shop with its bell can be \
      built. Look at `makeBakery()`. The spec “the bakery opens its shop” gives more details.
      """)
    #expect(
      Array(lines.dropFirst()) == ["without it: missing: Shop → Bell"],
      """
      The spec removed `Bell` from the bakery's container and then resolved the `Shop`. The shop \
      must get its bell from the container, so `resolve` must throw an error that names the \
      missing bell. Otherwise, nothing points out a forgotten registration. Look at where the \
      shop's factory in `makeBakery()` gets its bell, and at what happens to an error there.
      """)
  }

  @Test func `what only looks like a cycle is built`() {
    container.specAdd(Egg.self) { (resolver, minutes: Int) in
      Egg(try resolver.specGet(Egg.self, name: "raw"))
    }
    container.specAdd(Egg.self, name: "raw") { resolver in
      Egg(try resolver.specGet(Easter.Egg.self))
    }
    container.specAdd(Easter.Egg.self) { Easter.Egg(try $0.specGet(Egg.self)) }
    container.specAdd(Egg.self) { _ in Egg() }

    #expect(
      errorText { try container.specGet(Egg.self, 5) } == "no error",
      """
      The spec resolved an `Egg` through a chain of four registrations, and no registration was \
      requested twice, so the chain isn't a cycle. The registrations differ only in arguments, \
      in name or in type (`Egg` and `Easter.Egg`), so a service or a label alone doesn't \
      identify a registration. Look at what `Container.swift` compares to find a cycle.
      """)

    let changing = Container()
    changing.specAdd(Cream.self) { [unowned changing] resolver in
      changing.specAdd(Cream.self) { _ in Cream() }
      return Cream(try resolver.specGet(Cream.self))
    }
    #expect(
      errorText { try changing.specGet(Cream.self) } == "no error",
      """
      The factory of `Cream` registered `Cream` again, and then resolved it. The \
      new registration isn't being built, so this isn't a cycle, although both \
      registrations have the same service, name and arguments. Look at what \
      `Container.swift` remembers about a registration that is being built.
      """)
  }

  @Test(.tags(.guard)) func `keeps telling what is registered`() {
    container.register(Egg.self, name: "fried") { _ in Egg() }
    container.specAdd(Egg.self, name: "boiled") { _ in
      throw OvenIsCold(degrees: 20)
    }
    _ = try? container.specGet(Egg.self, name: "boiled")

    #expect(
      [
        "Egg, \"fried\": \(container.contains(Egg.self, name: "fried"))",
        "Egg, no name: \(container.contains(Egg.self))",
        "Cake, \"fried\": \(container.contains(Cake.self, name: "fried"))",
      ] == [
        "Egg, \"fried\": true", "Egg, no name: false", "Cake, \"fried\": false",
      ],
      """
      The spec registered an `Egg` named "fried" and, if your container accepts a factory that \
      throws, a second egg whose factory throws. Then the spec called `contains` for the fried \
      egg, for an egg without a name, and for a cake named "fried". `contains` must return `true` \
      only if the service is registered under that name. Look at `contains` in `Container.swift`.
      """)
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
