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
      The spec passed a server and statistics to `makeInheritedObject`, and called \
      `banner(for:)` on the result. `found` lists the app's own singletons that this call used. \
      An object must use only the dependencies that it received, whatever they return. Look for \
      `shared` in `banner(for:)` first. If it isn't there, check that `makeInheritedObject` \
      passes in both dependencies.
      """)
  }

  @Test func `handing over only one part does not compile`() throws {
    let problem = try Taker.object.problem()
    let incomplete = try Taker.object.acceptedWithoutAPart()

    #expect(
      problem == CompilerVerdict.accepted,
      """
      The spec tried to build an `InheritedObject` with a server and statistics, and \
      couldn't. `found` gives the reason. New code must be able to choose both dependencies. \
      Add an initializer in `InheritedObject.swift` that takes both, directly or in a list \
      of the object's own.
      """)
    #expect(
      incomplete == [],
      """
      The spec looked for ways to build an `InheritedObject` without all of its dependencies. \
      `found` lists calls that leave one out, or pass `nil` for it, and still compile. \
      `found` also lists initializers that take only one of the two. A caller that forgets \
      one dependency should get an error, and only `InheritedObject()`, as the old callers \
      write it, may leave out both. Look for the code that fills in a missing dependency.
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
      A program built one object with a server and statistics, and then another with \
      `InheritedObject()`, as the old callers do. `found` lists the banners that the two objects \
      returned. An object may use the app's own server and statistics only if the caller passed \
      in none. This default has a price: new code that forgets both dependencies also compiles, \
      and reaches the real server. Look at the initializers of `InheritedObject`.
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
      The spec tried to build an `InheritedSearch` with a server and statistics, and couldn't. \
      `found` gives the reason. Callers must be able to pass in both dependencies. Look at the \
      initializer in `InheritedSearch.swift`.
      """)
    #expect(
      forgetful == [],
      """
      `found` lists calls that leave out a dependency of the search and still \
      compile. It also lists declarations that let a caller forget a dependency. \
      The compiler can only report a forgotten dependency if nothing fills it in. \
      Remove every default of the search, whether it's for a single dependency, \
      for the list or for the initializer's argument. Look in extensions as well.
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
      The spec passed a fake server and fake statistics to `makeScreens`, and asked \
      each screen for its rows. `found` lists the app's own singletons that these \
      screens used. A demo that uses the real statistics spoils the app's numbers. \
      Only `makeAppScreens` may choose the real dependencies. In `makeScreens`, \
      pass each screen its search, or the dependencies that it needs to build one.
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
      The spec compiled the search and its screens with the protocols `API` and `Statistics`, \
      but without the classes that conform to these protocols. `found` is the compiler's \
      error. A default that moved into a screen is still a default: if a caller forgets the \
      search, the default steps in, and the compiler reports nothing. Remove `shared` from \
      the line in `found`, and pass in the dependency from the composition root.
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
      The spec called `makeAppScreens()`, but asked no screen for its rows. `found` \
      lists the singletons that your code used all the same. A screen that searches \
      when it's built will show old notices later. Search in `rows()`, as the \
      screens did before, and store in each screen what it needs for its search.
      """)
    #expect(
      searches
        == (1...4).map { "screen \($0): searched, searched, searched" },
      """
      The spec asked each of the app's screens for its rows three times. For each of these \
      times, `found` shows whether the screen searched. A screen must search every time, \
      because the notices change during the day. Look at `rows()` in the screen whose line \
      differs. The screens are numbered in the order in which `makeScreens` returns them.
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
      `HomeScreen` called `InheritedObject()`, and asked the object for a banner. `found` \
      lists the singletons that the object used. Hundreds of old callers rely on the app's \
      own server and statistics. Look at the default in `InheritedObject.swift`: it must name \
      both `shared` instances.
      """)
    #expect(
      Set(screens) == real,
      """
      The spec asked the screens from `makeAppScreens()` for their rows. `found` lists the \
      singletons that they used. The real app must use its own server and statistics. Look at \
      `makeAppScreens`, which chooses them, and at `makeScreens`, which receives them.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global and `static` properties in your code whose contents \
      can change. All objects share such a property. If one caller or test stores \
      a list there, every other object uses this list. Make the default list a \
      constant, and store an object's own dependencies in that object.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The spec compared the files marked “The outside world” with the originals, and \
      `found` lists the files that have changed. The specs watch your code through these \
      files, so they work only with the originals. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
