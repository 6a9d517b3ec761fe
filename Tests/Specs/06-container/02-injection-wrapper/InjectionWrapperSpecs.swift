import SpecSupport
import SpecTags
import Testing

@testable import InjectionWrapper

@Suite struct InjectionWrapperSpecs {
  @Test func `the compiler refuses a baker that lacks a part`() throws {
    let calls = [
      "_ = Baker()", "_ = Baker(part)", "_ = Baker(part, part)",
      "_ = Baker(oven: part, flour: part)", "_ = Baker(oven: part, bell: part)",
      "_ = Baker(flour: part, bell: part)", "_ = Baker(container: Container())",
      "_ = Baker(in: Container())", "_ = Baker(from: Container())",
      "_ = Baker(Container())",
    ]
    let verdicts = try SpecClient.verdicts(
      on: ["_ = makeBaker(oven: part, flour: part, bell: part)"] + calls,
      declarations: parts)

    try #require(
      verdicts[0].explanation == CompilerVerdict.accepted,
      """
      The spec passed an oven, flour and a bell to `makeBaker(oven:flour:bell:)`, and the \
      compiler refused the call. Tests build their bakers with this function, so its name and \
      its parameters must stay as they are. Look at `makeBaker` in `CompositionRoot.swift`.
      """)
    #expect(
      verdicts.filter(\.isAccepted).map(\.statements).dropFirst() == [],
      """
      `found` lists the calls that the compiler accepted although they leave out at least one \
      of the baker's dependencies. If you forget a dependency, the compiler must report that \
      before the app runs. Look at which arguments the initializers in `Baker.swift` require.
      """)
    let incomplete = try incompleteBakers()
    #expect(
      incomplete == [],
      """
      The spec called the initializers of `Baker`, each time without one of the arguments or \
      with `nil` in its place. `found` lists the calls that compile. The initializers must \
      require every dependency. With an optional type or a default value, you don't notice \
      that you forgot one. Look at the types and the default values in `Baker.swift`.
      """)
  }

  @Test func `Baker compiles with Services.swift alone`() throws {
    let verdict = try SpecClient("let _: Baker? = nil").typecheck(
      with: ["Baker.swift", "Services.swift"])

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      The spec compiled `Baker.swift` and `Services.swift` without the other \
      files, and the compiler refused them. A baker that needs only the protocols \
      in `Services.swift` works in any app, with or without a container. Look in \
      `Baker.swift` for the names that the compiler can't find.
      """)
  }

  @Test func `the app's baker has all its parts`() {
    let used = SpecClient(
      """
      let baker = openBakery(in: Container())
      let touched = Tripwire.touched { baker.bake(); baker.bake() }
      touched.names.forEach { print($0) }
      """, declarations: "import SpecSupport"
    ).lines()

    #expect(
      used == [
        "FlourBin", "DeckOven", "DoorBell", "FlourBin", "DeckOven", "DoorBell",
      ],
      """
      The spec called `openBakery(in:)`, and its baker baked two loaves. `found` lists the parts \
      of the real kitchen that the baker used, in order. For each loaf, the baker must use the \
      flour, the oven and the bell once each, in this order. If the app stopped instead, the \
      baker lacked a dependency. Look at what `openBakery(in:)` in `CompositionRoot.swift` \
      passes to the baker, and check that `bake()` still does what it did in the starter.
      """)
  }

  @Test func `a property without a container does not compile`() throws {
    let verdicts = try SpecClient.verdicts(
      on: [
        "_ = Injection<any Oven>(from: Container())",
        "_ = Injection<any Oven>()",
        "_ = Injection<any Oven>(from: nil)",
        "_ = Injection<any Oven>(wrappedValue: part)",
        "struct Owner { @Injection var oven: any Oven }; _ = Owner()",
      ], declarations: parts)

    try #require(
      verdicts[0].explanation == CompilerVerdict.accepted,
      """
      The compiler refused `Injection<any Oven>(from: Container())`. The type that has \
      an `@Injection` property chooses the container for that property, and the specs \
      pass the container in with this call. Look at the initializers of `Injection`.
      """)
    #expect(
      verdicts.filter(\.isAccepted).map(\.statements).dropFirst() == [],
      """
      `found` lists the code that the compiler accepted although no container is passed to the \
      `Injection`. The owner of an `@Injection` property must always choose the property's \
      container. Look at whether each initializer of `Injection` requires a container.
      """)
  }

  @Test func `a screen can be built before its services are registered`() {
    let lines = SpecClient(
      """
      let container = Container()
      let panel = Panel([OvenScreen.self, FlourScreen.self], container: container)
      container.register((any Oven).self, instance: part)
      container.register((any Flour).self, instance: part)
      panel.lines.forEach { print($0) }
      """, declarations: parts
    ).lines()

    #expect(
      lines == ["Baked today: 0", "Flour: 0 kg"],
      """
      The spec built a panel with both screens. Then it registered an oven and \
      flour in the panel's container and read the panel, which didn't show the \
      oven and the flour. The container is still empty when a screen is built, so \
      the screen can't find anything in it yet. Look at what a screen's `init` \
      does with the container, and at when the screen asks for its oven or flour.
      """)
  }

  @Test func `a forgotten service stops the app when it is used, and is named`()
  {
    let found = [
      lastWords(
        "_ = openBakery(in: Container()); print(OvenScreen(container: Container()).text)"
      ),
      lastWords(
        "_ = openBakery(in: Container()); print(FlourScreen(container: Container()).text)"
      ),
      lastWords(
        "print(Injection<OpeningHours>(from: Container()).wrappedValue)"),
      lastWords("print(Injection<[Int]>(from: Container()).wrappedValue)"),
    ]

    #expect(
      zip(["Oven", "Flour", "OpeningHours", "Array<Int>"], found).map(named)
        == [
          "stopped: Oven", "stopped: Flour", "stopped: OpeningHours",
          "stopped: Array<Int>",
        ],
      """
      The spec used four services that are missing from an empty container: two \
      through the screens, while another bakery was open, and two through an \
      `@Injection`. Each use must stop the app with a message that names the missing \
      service, because a crash report shows only that message. For a line that doesn't \
      begin with "stopped", look for the place where your code found the service. For \
      any other line, look at the message with which your code stops the app.
      """)
  }

  @Test func `nothing is kept in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global and static properties in which your code stores something that can \
      change. The whole app and all tests share such a property, even if each test has its own \
      container. Look at which code uses these properties, and at what you can pass in instead.
      """)
  }

  @Test(.tags(.guard)) func `keeps the container as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changed(among: [
      "Container.swift"
    ])

    #expect(
      changed == [],
      """
      `Container.swift` differs from the starter's file. The container can already do \
      everything that this exercise needs, so it must stay as it is. Restore the file with \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files of the outside world that have been changed. The specs use these \
      files to see what your code does, so the files must stay as they are. Restore each file \
      with `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}

/// Calls of the baker's initializers, whatever their labels are, that lack a part and compile.
private func incompleteBakers() throws -> [String] {
  let initializers = try CompiledAnswer(spec: #filePath)
    .waysThatCannotFail(to: "Baker").filter { $0.hasPrefix("Baker.init(") }
  return try initializers.flatMap { initializer -> [String] in
    let arguments = initializer.dropFirst("Baker.init(".count).dropLast()
      .split(separator: ":").map { $0 == "_" ? "part" : "\($0): part" }
    let calls = arguments.indices.flatMap { index -> [String] in
      var (without, empty) = (arguments, arguments)
      without.remove(at: index)
      empty[index] = empty[index].replacing("part", with: "nil")
      return [without, empty].map { "_ = Baker(\($0.joined(separator: ", ")))" }
    }
    return try SpecClient.verdicts(on: calls, declarations: parts)
      .filter(\.isAccepted).map(\.statements)
  }
}

/// What the code printed, or what the app said when the code stopped it, without the place.
private func lastWords(_ statements: String) -> String {
  let text = SpecClient(statements, declarations: "struct OpeningHours {}")
    .lines()
    .joined(separator: "\n")
  guard text.hasPrefix("the client ended") else { return text }
  let trap = ["Fatal error", "Precondition failed", "Assertion failed"]
    .compactMap { text.firstRange(of: $0)?.lowerBound }.min()
  return "stopped: " + text[(trap ?? text.startIndex)...].prefix { $0 != "\n" }
}

/// The service alone when the app stopped and named it, or else all that was said.
private func named(_ service: String, in words: String) -> String {
  let said = words.replacing("Swift.", with: "").lowercased()
  let isNamed = said.contains(service.lowercased())
  return words.hasPrefix("stopped: ") && isNamed ? "stopped: \(service)" : words
}
