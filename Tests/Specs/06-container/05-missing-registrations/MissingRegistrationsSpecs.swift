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

    let expected = [
      #"missing: Egg"#, #"missing: Egg "fried""#, #"missing: Cake with Int"#,
      #"missing: Cake "big" with (String, Int)"#,
    ]

    #expect(
      texts == expected,
      """
      Nothing is registered here, and each error must say what was asked for: \
      the service, then a name in quotes, then "with" and the types of the \
      arguments. Leave out what there is none of.
      """)
  }

  @Test func `what was built, or failed and was not needed, is off the path`() {
    container.register(Cake.self) { resolver in
      let dough = try resolver.resolve(Dough.self)
      let sameDough = try resolver.resolve(Dough.self)
      _ = try? resolver.resolve(Cream.self)
      return Cake(dough, sameDough, try resolver.resolve(Egg.self))
    }
    container.register(Dough.self, lifetime: .shared) { _ in Dough() }
    container.register(Cream.self) { _ in throw OvenIsCold() }

    let text = [errorText { try container.resolve(Cake.self) }]

    #expect(
      text == ["missing: Cake → Egg"],
      """
      The dough is built and used twice. The cream cannot be built, and the \
      cake does without it. Then the egg is missing. The path must hold only \
      what is being built at that moment: what ends, with or without an \
      error, must leave it.
      """)
  }

  @Test func `what is similar is listed in alphabetical order`() {
    container.register(Egg.self) { (_, minutes: Int) in Egg() }
    for name in ["S", "M", "L", "XL"] {
      container.register(Egg.self, name: name) { _ in Egg() }
    }
    container.register(Egg.self) { _ in Egg() }
    container.register(EggCup.self) { _ in EggCup() }
    container.register(Easter.Egg.self, name: "painted") { _ in Easter.Egg() }

    let text = [errorText { try container.resolve(Egg.self, name: "XS") }]

    let sizes = #"Egg "L", Egg "M", Egg "S", Egg "XL""#
    #expect(
      text == [#"missing: Egg "XS" (similar: Egg, \#(sizes), Egg with Int)"#],
      """
      `similar` must hold the label of each registration of the same service, \
      sorted, and no other. `EggCup` and `Easter.Egg` are other services, even \
      if their texts look alike: compare types, not texts.
      """)
  }

  @Test func `the bakery opens its shop`() {
    var error = ""

    let touched = Tripwire.touched {
      error = errorText { try makeBakery().resolve(Shop.self).open() }
    }

    let expected = ["bread at 240°", "cake at 180°", "rolls at 240°", "bell"]
    #expect(
      touched.names == expected,
      """
      The shop must open with the right oven for each thing, and with a bell. \
      \(error == "no error"
        ? "All is registered, and something is baked in the wrong oven."
        : "What `makeBakery()` registers lacks something. The container says: \(error).")
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

    let text = [errorText { try container.resolve(Egg.self, 5) }]

    #expect(
      text == ["no error"],
      """
      Each of four registrations asks for the next one, and none is asked for \
      twice. They differ in arguments, name or type (`Egg`, `Easter.Egg`): a \
      service alone, or its text, does not tell which one is being built.
      """)
  }

  @Test(.tags(.guard)) func `keeps telling what is registered`() {
    container.register(Egg.self, name: "fried") { _ in Egg() }

    #expect(
      container.contains(Egg.self, name: "fried")
        && !container.contains(Egg.self)
        && !container.contains(Cake.self, name: "fried"),
      """
      Only an `Egg` is registered, and only under the name "fried". `contains` \
      must find it, and nothing else: it looks at service and name, as in 6.4.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the old container, which stops the app`() async {
    await #expect(
      processExitsWith: .failure,
      "`OldContainer` is there to compare with. It is not to be mended."
    ) {
      let old = OldContainer()
      old.register(Cake.self) { Cake($0.resolve(Dough.self)) }
      _ = old.resolve(Cake.self)
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
