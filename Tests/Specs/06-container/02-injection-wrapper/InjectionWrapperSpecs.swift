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
      A call that passes an oven, flour and a bell to `makeBaker(oven:flour:bell:)` doesn't compile. \
      Tests build their bakers with this function, so its name and its parameters stay as they are. \
      Look at `makeBaker` in `CompositionRoot.swift`.
      """)
    #expect(
      verdicts.filter(\.isAccepted).map(\.statements).dropFirst() == [],
      """
      These calls leave out one of the baker's parts, and they compile. If you forget a part, the \
      compiler should tell you before the app runs. Look at what the initializers in `Baker.swift` \
      ask for.
      """)
    let incomplete = try incompleteBakers()
    #expect(
      incomplete == [],
      """
      One of the baker's own initializers was called without one of its arguments, or with `nil` \
      in its place, and the call compiles. An optional or a default hides that a part was \
      forgotten. Look at the types and the default values in `Baker.swift`.
      """)
  }

  @Test func `Baker compiles with Services.swift alone`() throws {
    let verdict = try SpecClient("let _: Baker? = nil").typecheck(
      with: ["Baker.swift", "Services.swift"])

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      `Baker.swift` and `Services.swift` don't compile without the other files. A baker that needs \
      only the protocols in `Services.swift` works in any app, with or without a container. Look in \
      `Baker.swift` for the names that the compiler doesn't find here.
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
      The app's baker baked two loaves and didn't use the three parts of the real kitchen, each \
      once a loaf and in this order. If the app stopped instead, the baker lacked a part. Look at \
      what `openBakery(in:)` in `CompositionRoot.swift` passes to the baker, and check that \
      `bake()` still does what the starter's did.
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
      `Injection<any Oven>(from: Container())` doesn't compile. The code that owns a property \
      chooses the container that the property asks, and this is how the specs build a property. \
      Look at the initializers of `Injection`.
      """)
    #expect(
      verdicts.filter(\.isAccepted).map(\.statements).dropFirst() == [],
      """
      This code gives the property no container, and it compiles. Such a property has to find its \
      container in a place that its owner didn't choose. Look at the initializers of `Injection`, \
      and at whether each of them insists on a container.
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
      The panel built its screens, then an oven and flour were registered in its container, and \
      then the panel was read. It doesn't show them. The container is empty while the screens are \
      built, so nothing can be found in it by then. Look at what a screen does with its container \
      in `init`, and at the moment when it's asked for the oven.
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
      An oven screen, a flour screen, and an `@Injection` each of a type of the spec's own and of a \
      list were used with an empty container, while another bakery was open. Such a use must stop \
      the app, and the last words must name the missing service, because the reader of a crash \
      report has nothing else. Where a text was shown instead, look for another place that the \
      service came from. Where the app stopped with other words, look at the text with which it is \
      stopped.
      """)
  }

  @Test func `nothing is kept in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      These global or static properties keep something that can change. The whole app, and all \
      tests, share such a property, even if each of them has a container of its own. Look at who \
      uses these properties, and at what those could be given instead.
      """)
  }

  @Test(.tags(.guard)) func `keeps the container as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changed(among: [
      "Container.swift"
    ])

    #expect(
      changed == [],
      """
      The container can already do all that this exercise needs, so it stays as it is. Put each \
      file found here back: `swift run workbook reset`, then the exercise's number and the file's \
      name.
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
