import SpecSupport
import SpecTags
import Testing

@testable import MissingRegistrations

@Suite struct MissingRegistrationsSpecs {
  private let container = Container()

  @Test func `an error names the service, its name and its arguments`() {
    let texts = [
      errorText { try container.resolve(Egg.self) },
      errorText { try container.resolve(Egg.self, name: "fried") },
      errorText { try container.resolve(Cake.self, 3) },
      errorText { try container.resolve(Cake.self, name: "big", "Ada", 3) },
    ]

    #expect(
      texts == [
        #"missing: Egg"#, #"missing: Egg "fried""#, #"missing: Cake with Int"#,
        #"missing: Cake "big" with (String, Int)"#,
      ],
      """
      An empty container was asked for four services, and these are its errors. An error must say \
      what the call asked for, because one service may be registered in many ways: the service, \
      then its name in quotes, then "with" and the types of the arguments. Look at `label` in \
      `Container.swift`.
      """)
  }

  @Test func `what was built, or failed and was not needed, is off the path`() {
    container.register(Cake.self) { resolver in
      let dough = try resolver.resolve(Dough.self)
      let sameDough = try resolver.resolve(Dough.self)
      _ = try? resolver.resolve(Cream.self)
      _ = try? resolver.resolve(Leaven.self)
      return Cake(dough, sameDough, try resolver.resolve(Egg.self))
    }
    container.register(Dough.self, lifetime: .shared) { _ in Dough() }
    container.register(Cream.self) { _ in throw OvenIsCold(degrees: 20) }

    #expect(
      again { errorText { try container.resolve(Cake.self) } }
        == [
          "missing: Cake → Egg", "missing: Cake → Egg", "missing: Cake → Egg",
        ],
      """
      Three times, a cake's factory got its dough twice, tried to get cream and leaven, did without \
      them, and then asked for an egg, which is missing. A path holds what is being built at that \
      moment, so the dough, the cream and the leaven don't belong there. If a service leaves your \
      path after a success only, look at what happens when its factory throws.
      """)
  }

  @Test func `what is similar is listed in alphabetical order`() {
    container.register(Egg.self) { (_, minutes: Int) in Egg() }
    for name in ["S", "M", "L", "XL", "m"] {
      container.register(Egg.self, name: name) { _ in Egg() }
    }
    container.register(Egg.self) { _ in Egg() }
    container.register(EggCup.self) { _ in EggCup() }
    container.register(Easter.Egg.self, name: "painted") { _ in Easter.Egg() }

    let sizes = #"Egg "L", Egg "M", Egg "S", Egg "XL", Egg "m""#
    #expect(
      errorText { try container.resolve(Egg.self, name: "XS") }
        == #"missing: Egg "XS" (similar: Egg, \#(sizes), Egg with Int)"#,
      """
      An `Egg` named "XS" isn't registered, but seven other eggs are. `similar` must list the label \
      of every registration of the same service, in the order of `sorted()`, so that a misspelt \
      name is seen at once. `EggCup` and `Easter.Egg` are other services, although their texts look \
      alike. Look at where `Container.swift` throws `missing`.
      """)
    #expect(
      errorText { try container.resolve(Cake.self) } == "missing: Cake",
      """
      No `Cake` is registered in any way, while eggs are. Nothing is similar to the cake then, so \
      `similar` must be empty. Look at where `Container.swift` throws `missing`.
      """)
  }

  @Test func `the bakery opens its shop`() {
    var error = ""
    let touched = Tripwire.touched {
      error = errorText { try makeBakery().resolve(Shop.self).open() }
    }

    #expect(
      error == "no error",
      """
      The bakery's container was asked for the `Shop`, and threw this error. Read its path from the \
      left: each service asks for the next one, and the last one is not registered, or is being \
      built already. Correct that registration in `makeBakery()` and check again, since there may \
      be more than one mistake. If the path is just "?", complete `Container.swift` first.
      """)
    #expect(
      touched.names == [
        "bread at 240°", "cake at 180°", "rolls at 240°", "bell",
      ],
      """
      The shop opened, and this is what happened in it. Bread and rolls are baked at 240°, cake at \
      180°, and then the bell rings. Look at which oven each part gets in `makeBakery()`, and at \
      `Shop.open()`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps building what only looks like a cycle`() {
    container.register(Egg.self) { (resolver, minutes: Int) in
      Egg(try resolver.resolve(Egg.self, name: "raw"))
    }
    container.register(Egg.self, name: "raw") { resolver in
      Egg(try resolver.resolve(Easter.Egg.self))
    }
    container.register(Easter.Egg.self) { Easter.Egg(try $0.resolve(Egg.self)) }
    container.register(Egg.self) { _ in Egg() }

    #expect(
      errorText { try container.resolve(Egg.self, 5) } == "no error",
      """
      Four registrations each ask for the next one, and none is asked for twice, so this is no \
      cycle. They differ only in arguments, in name or in type (`Egg` and `Easter.Egg`), so neither \
      a service nor its text tells which of them is being built. Compare the registrations \
      themselves in `Container.swift`.
      """)
  }

  @Test(.tags(.guard)) func `keeps telling what is registered`() {
    container.register(Egg.self, name: "fried") { _ in
      throw OvenIsCold(degrees: 20)
    }
    _ = try? container.resolve(Egg.self, name: "fried")

    #expect(
      [
        container.contains(Egg.self, name: "fried"),
        container.contains(Egg.self),
        container.contains(Cake.self, name: "fried"),
      ] == [true, false, false],
      """
      Only an `Egg` is registered, under the name "fried", and building it has failed. `contains` \
      was asked for this egg, for an egg without a name and for a cake named "fried". It says what \
      is registered, by service and name, whether it can be built or not. Look at `contains` in \
      `Container.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the old container, which stops the app`() {
    let lines = SpecClient(
      """
      let old = OldContainer()
      old.register(OldCake.self) { OldCake(dough: $0.resolve(OldDough.self)) }
      print(old.resolve(OldCake.self))
      """,
      declarations: """
        struct OldCake { let dough: OldDough }
        struct OldDough {}
        """
    ).lines()

    #expect(
      lines.map { $0.hasPrefix("the client ended with") ? "stopped" : $0 } == [
        "stopped"
      ],
      """
      The old container was asked for a cake whose dough isn't registered, and the app went on. \
      `OldContainer` is there to compare with, so it stays as it is. Restore it with \
      `swift run workbook reset`, then the exercise's number and the file's name.
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
