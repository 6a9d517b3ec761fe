import SpecSupport
import SpecTags
import Testing

@testable import InjectionWrapper

@Suite struct InjectionWrapperSpecs {
  @Test(arguments: [
    "Baker()",
    "Baker(oven: part, flour: part)",
    "Baker(oven: part, bell: part)",
    "Baker(flour: part, bell: part)",
    "Baker(oven: part, flour: part, bell: nil)",
    "Baker(container: Container())",
    "Baker(in: Container())",
    "Baker(from: Container())",
    "Baker(Container())",
  ])
  func `the initializer shows a forgotten part to the compiler`(
    call: String
  ) throws {
    let whole = try wholeBaker.get()
    let forgetful = try client("_ = \(call)").typecheck()

    try #require(
      whole.isAccepted,
      """
      A baker must be built from its three parts. Take them in the \
      initializer, not from a container. \(whole.explanation)
      """)
    #expect(
      forgetful.refusesTheCall,
      """
      `\(call)` must not compile. Leave one way to build a baker: with all \
      parts, none optional, none with a default. \(forgetful.explanation)
      """)
  }

  @Test func `Baker compiles with Services.swift alone`() throws {
    let verdict = try client("let _: Baker? = nil")
      .typecheck(with: ["Baker.swift", "Services.swift"])

    #expect(
      verdict.isAccepted,
      """
      Baking needs no container. In `Baker.swift`, name neither `Container` \
      nor `Injection`, nor a part of the real kitchen. \(verdict.explanation)
      """)
  }

  @Test func `the app's baker has all its parts`() async {
    await #expect(
      processExitsWith: .success,
      """
      The app's baker stopped the app, since a part of it is not there. Build \
      the baker from its parts; the compiler then says which one you forgot.
      """
    ) {
      let touched = Tripwire.touched { openBakery(in: Container()).bake() }

      #expect(
        touched.names == ["FlourBin", "DeckOven", "DoorBell"],
        """
        The app's baker must use each part of the real kitchen once. Either \
        `openBakery` hands over something else, or `bake()` was changed.
        """)
    }
  }

  @Test(arguments: ["", "from: nil"])
  func `a property without a container does not compile`(
    container: String
  ) throws {
    let owned = try ownedProperty.get()
    let lonely = try client("_ = Injection<any Oven>(\(container))")
      .typecheck()

    try #require(
      owned.isAccepted,
      """
      The wrapper must take its container: `Injection(from: container)`. \
      \(owned.explanation)
      """)
    #expect(
      lonely.missesAnArgument,
      """
      A property without a container must not compile: nobody could choose \
      where it asks. Leave one initializer, without a default. \
      \(lonely.explanation)
      """)
  }

  @Test
  func `a screen can be built before its services are registered`() async {
    await #expect(
      processExitsWith: .success,
      """
      An oven was registered after the screen was built, and before it was \
      used. The app stopped all the same. Ask the container at the use.
      """
    ) {
      let container = Container()
      let screen = OvenScreen(container: container)
      container.register((any Oven).self, instance: TestOven(loaves: 3))

      #expect(
        screen.text == "Baked today: 3",
        """
        An oven was registered after the screen was built, and the screen does \
        not show it. Keep the screen's container, not what it holds at first.
        """)
    }
  }

  @Test
  func `a forgotten service stops the app when it is used, and is named`()
    async
  {
    let oven = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "\(anotherPlace)"
    ) {
      _ = openBakery(in: Container())
      _ = OvenScreen(container: Container()).text
    }
    let flour = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "\(anotherPlace)"
    ) {
      _ = openBakery(in: Container())
      _ = FlourScreen(container: Container()).text
    }

    for case (let service, let ending?) in [("Oven", oven), ("Flour", flour)] {
      let words = lastWords(ending)
      #expect(
        words.lowercased().contains(service.lowercased()),
        """
        `\(service)` was forgotten, and the app stopped: \(words). Name the \
        missing service in that text: `Service` is its type.
        """)
    }
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

/// What the compiler says when no part is forgotten.
private let wholeBaker = Result {
  try client("_ = Baker(oven: part, flour: part, bell: part)").typecheck()
}

/// What the compiler says of a property that has a container.
private let ownedProperty = Result {
  try client("_ = Injection<any Oven>(from: Container())").typecheck()
}

/// Why a forgotten service did not stop the app.
private let anotherPlace = """
  A bakery is open, and a screen has another container, an empty one. Yet it \
  showed its service. It must have no other place to look.
  """

/// What the process said when it stopped: the trap's line, when there is one.
private func lastWords(_ ending: ExitTest.Result) -> String {
  let text = String(decoding: ending.standardErrorContent, as: UTF8.self)
  let trap = text.split(separator: "\n").first {
    $0.contains("Fatal error") || $0.contains("failed: ")
  }
  // When nothing was printed, Swift Testing leaves a mark that is no text.
  let words = trap.map(String.init) ?? (text.contains("\u{FFFD}") ? "" : text)
  return words.isEmpty ? "its error output was empty" : "\"\(words)\""
}

extension CompilerVerdict {
  /// Whether an argument is missing, or is not one that the initializer knows.
  fileprivate var refusesTheCall: Bool {
    missesAnArgument
      || ["argument label", "extra argument"].contains(where: isRefused(with:))
  }
}
