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
      Calls of the container and of the resolver were compiled, and the compiler refuses these. A \
      factory may throw, and `resolve` throws in place of returning `nil`, so that an error can say \
      what is missing. Look at `register` and at both `resolve` methods in `Container.swift`. Until \
      they throw, the other specs find an error that says so.
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
      An empty container was asked for services in six ways, and these are its errors. An error must \
      say what the call asked for, because one service may be registered in many ways: the service, \
      then its name in quotes, then "with" and the declared types of the arguments, which an object \
      or a value doesn't tell. Look at what `Container.swift` makes a label of.
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
      Three times, a cake's factory got its dough twice, tried to get cream and leaven, did without \
      them, and then asked for an egg, which is missing. A path holds what is being built at that \
      moment, so the dough, the cream and the leaven don't belong there. Look at when a service \
      leaves your path: dough was built, cream's factory threw, and leaven isn't registered.
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
      An `Egg` named "XS" isn't registered, but seven other eggs are. `similar` must list the label \
      of every registration of the same service, in the order of `sorted()`, so that a misspelt \
      name is seen at once. `EggCup` and `Easter.Egg` are other services, although their texts look \
      alike. Look at where `Container.swift` throws `missing`.
      """)
    #expect(
      errorText { try container.specGet(Cake.self) } == "missing: Cake",
      """
      No `Cake` is registered in any way, while eggs are. Nothing is similar to the cake then, so \
      `similar` must be empty. Look at where `Container.swift` throws `missing`.
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
      The bakery's container was asked for the `Shop`, and the shop was opened. Bread and rolls are \
      baked at 240°, cake at 180°, and then the bell rings. If an error was found, read its path \
      from the left, because each service asks for the next one. Missing: the last one isn't \
      registered, or was asked for by another name. Cycle: look at what each service on the path \
      asks for. Look at `makeBakery()`, and check again afterwards, because there may be more than \
      one mistake. If this doesn't compile yet, look at `resolve` in `Container.swift` first.
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
      The bakery's container was asked for the `Shop`. Only when a shop opens with its bell can this \
      spec judge what happens without it. Read what was found, and look at `makeBakery()`. The \
      spec “the bakery opens its shop” says more.
      """)
    #expect(
      Array(lines.dropFirst()) == ["without it: missing: Shop → Bell"],
      """
      The bell was removed from the bakery's container, and the container was asked for the `Shop`. \
      If the shop gets its bell elsewhere, a registration that you forget is never noticed, and a \
      test can't replace the bell. Look at where the shop's factory in `makeBakery()` gets its \
      bell, and at what becomes of an error there.
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
      Four registrations each ask for the next one, and none is asked for twice, so this is no \
      cycle. They differ only in arguments, in name or in type (`Egg` and `Easter.Egg`), so neither \
      a service nor its text tells which of them is being built. Look at what `Container.swift` \
      compares to find a cycle.
      """)

    let changing = Container()
    changing.specAdd(Cream.self) { [unowned changing] resolver in
      changing.specAdd(Cream.self) { _ in Cream() }
      return Cream(try resolver.specGet(Cream.self))
    }
    #expect(
      errorText { try changing.specGet(Cream.self) } == "no error",
      """
      The factory of cream registered cream anew, and then asked for it. The new registration isn't \
      being built, so this is no cycle. Service, name and arguments are the same for both. Look at \
      what `Container.swift` remembers of a registration that is being built.
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
      An `Egg` is registered under the name "fried", and perhaps another one, which can't be built. \
      `contains` was asked for the fried egg, for an egg without a name and for a cake named \
      "fried". It says what is registered, by service and name. Look at `contains` in \
      `Container.swift`.
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
