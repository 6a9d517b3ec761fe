import SpecSupport
import SpecTags
import Testing

@testable import DefaultDependencies

@Suite struct DefaultDependenciesInheritedObjectSpecs {
  @Test(arguments: ["all quiet", ""])
  func `given both parts, it touches no singleton`(notice: String) {
    let inherited = makeInheritedObject(
      api: FakeAPI(notices: ["Ghent": notice]), statistics: FakeStatistics())

    let touched = Tripwire.touched { inherited.banner(for: "Ghent") }

    #expect(
      touched.names == [],
      """
      An `InheritedObject` was given a server and statistics, and writing a banner still used the \
      app's own. A test that hands over its parts must not reach the real ones, whatever the parts \
      answer. Look for `shared` in `banner(for:)` first; if there's none, `makeInheritedObject` \
      doesn't hand both parts over.
      """)
  }

  @Test func `handing over only one part does not compile`() throws {
    let problem = try Taker.object.problem()
    let incomplete = try Taker.object.acceptedWithoutAPart()

    #expect(
      problem == CompilerVerdict.accepted,
      """
      No caller can hand over a server and statistics when it builds an `InheritedObject`. New code \
      chooses both. Add an initializer in `InheritedObject.swift` that takes both, directly or in a \
      list of the object's own.
      """)
    #expect(
      incomplete == [],
      """
      This code leaves out a part, or both, and it compiles; or this initializer doesn't ask for \
      both. Something fills in a real part then, and a caller that forgot one doesn't notice. What a \
      caller hands over must be complete. Only `InheritedObject()` itself, as the old callers write \
      it, may leave everything out. Look at what each part and each list can do without.
      """)
  }

  @Test func `a caller that hands over nothing still gets the real parts`() {
    let banners = SpecClient(
      """
      let handed = \(Taker.object.whole ?? "InheritedObject()")
      let forgotten = InheritedObject()
      print("with parts: \\(handed.banner(for: "Ghent"))")
      print("without: \\(forgotten.banner(for: "Ghent"))")
      """, declarations: quietParts
    ).lines()

    #expect(
      banners == [
        "with parts: ★ all quiet",
        "without: ★ Ghent: the server says hello",
      ],
      """
      Two objects wrote a banner. The first was given a server and statistics, and the second was \
      built with `InheritedObject()`, as the old callers do it. An object uses the parts that it's \
      given, and the app's own only when it's given none. This has a price: new code that forgets the \
      parts compiles, too, and reaches the real server. Look at the initializers of \
      `InheritedObject`.
      """)
  }
}

@Suite struct DefaultDependenciesInheritedSearchSpecs {
  @Test func `without a default, whatever is forgotten does not compile`()
    throws
  {
    let problem = try Taker.search.problem()
    let forgetful = try Taker.search.acceptedWithoutAPart()

    #expect(
      problem == CompilerVerdict.accepted,
      """
      A caller builds an `InheritedSearch` from a server and statistics, and this must compile. Look \
      at the initializer in `InheritedSearch.swift`.
      """)
    #expect(
      forgetful == [],
      """
      With this code, or this declaration, a caller gets a search, or its list, and forgets a part. \
      The compiler can only report a forgotten dependency if nothing fills it in. Remove every \
      default of the search: that of each part, that of the list, and that of the initializer, in \
      extensions too.
      """)
  }

  @Test func `a demo touches nothing real`() {
    let touched = makeScreens(
      api: FakeAPI(notices: [:]), statistics: FakeStatistics()
    )
    .enumerated().map { index, screen in
      (number: index + 1, names: Set(Tripwire.touched { screen.rows() }.names))
    }

    #expect(
      touched.flatMap { screen in
        screen.names.sorted().map { "screen \(screen.number): \($0)" }
      } == [],
      """
      The demo was given a server and statistics, and these screens still used the app's own. A \
      demo that counts in the real statistics spoils the numbers that the app's owners decide by. \
      Only `makeAppScreens` may choose the real parts, so give each screen its search, or what it \
      needs to build one, from `makeScreens`.
      """)
  }

  @Test func `the search and its screens compile without singletons`() throws {
    let world: Set = [
      "NetworkAPI.swift", "Statistics.swift", "CompositionRoot.swift",
    ]
    let alone = try SpecClient("", declarations: roles).typecheck(
      leavingOut: world.union(["InheritedObject.swift", "Callers.swift"]))
    // A part of `InheritedObject` in a file of its own needs the rest of it, and may name the
    // singletons: there, these names mean the singletons' stand-ins.
    let verdict =
      alone.isAccepted
      ? alone
      : try SpecClient(
        "", declarations: roles + "\n" + singletonsOfInheritedObject
      )
      .typecheck(leavingOut: world)

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      The search and its screens were compiled with the protocols `API` and `Statistics`, but \
      without the classes behind them, and they need more than that. A default that moved into a \
      screen is still a default: the next caller who forgets the search gets it, and the compiler \
      is silent. Remove the `shared` from the line found here, and pass the part in from the \
      composition root.
      """)
  }

  @Test(.tags(.guard))
  func `keeps each screen searching when it is asked for its rows`() {
    let (screens, whenBuilt) = Tripwire.touched { makeAppScreens() }
    let searches = screens.enumerated().map { index, screen in
      let touches = again {
        Tripwire.touched { screen.rows() }.names.contains("NetworkAPI.shared")
      }
      let marks = touches.map { $0 ? "searched" : "no search" }
      return "screen \(index + 1): \(marks.joined(separator: ", "))"
    }

    #expect(
      whenBuilt == [],
      """
      Building the screens of the app already searched. A screen that searches too early shows \
      notices from the moment when it was built. Search in `rows()`, as the screens did before, and \
      keep what they need for that.
      """)
    #expect(
      searches
        == (1...4).map { "screen \($0): searched, searched, searched" },
      """
      Each screen of the app was asked for its rows three times, and should search each time, \
      because the notices change during the day. Look at the `rows()` of the screen whose line \
      differs; the order is that of `makeScreens`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps old callers and the app on the real parts`() {
    let banner = Tripwire.touched { HomeScreen().banner() }.names
    let screens = Tripwire.touched { makeAppScreens().map { $0.rows() } }.names
    let real: Set = ["NetworkAPI.shared", "AppStatistics.shared"]

    #expect(
      Set(banner) == real,
      """
      `HomeScreen` calls `InheritedObject()` without a list, and used other parts than the app's \
      own. Hundreds of old callers rely on these. Look at the default list in \
      `InheritedObject.swift`: it names both `shared` instances.
      """)
    #expect(
      Set(screens) == real,
      """
      The screens of the app used other parts than the app's own. `makeAppScreens` chooses the real \
      server and the real statistics, and passes them to `makeScreens`: look at both functions.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      Your code stores something that can change in a global or `static` property. All objects \
      share such a property, so the list that one caller or test puts there decides what every \
      other one uses. Make the default list a constant, and store what an object is given in that \
      object.
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
