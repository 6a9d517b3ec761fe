import SpecSupport
import SpecTags
import Testing

@testable import DefaultDependencies

@Suite struct DefaultDependenciesInheritedObjectSpecs {
  /// What the compiler says of a list with both parts.
  private static let wholeList = Result {
    try client("_ = InheritedObject(dependencies: \(completeList))").typecheck()
  }

  @Test(arguments: ["all quiet", ""])
  func `given both parts, it touches no singleton`(notice: String) {
    let inherited = makeInheritedObject(
      api: FakeAPI(notices: ["Ghent": notice]), statistics: FakeStatistics())

    let touched = Tripwire.touched { inherited.banner(for: "Ghent") }

    #expect(
      touched.names.isEmpty,
      """
      A part that was handed over must replace the hidden one, whatever it \
      answers. Either `makeInheritedObject` does not hand both over, or \
      `banner(for:)` does not use the list alone.
      """)
  }

  @Test(arguments: incompleteLists + ["nil"])
  func `a list without one of its parts does not compile`(list: String) throws {
    let whole = try Self.wholeList.get()
    let partial = try client("_ = InheritedObject(dependencies: \(list))")
      .typecheck()

    try #require(
      whole.isAccepted,
      "A list of both parts must compile. \(whole.explanation)")
    #expect(
      partial.missesAnArgument,
      """
      Whoever hands over a list of their own must name every part: no part has a \
      default or may be nil. The default is for those who hand over nothing. \
      \(partial.explanation)
      """)
  }

  @Test func `the default hides a forgotten list until it runs`() {
    let banners = client(
      """
      let handed = InheritedObject(dependencies: \(completeList))
      let forgotten = InheritedObject()
      let named = InheritedObject(dependencies: .defaultDependencies)
      for inherited in [handed, forgotten, named] {
        print(inherited.banner(for: "Ghent"))
      }
      """
    ).lines()

    let server = "★ Ghent: the server says hello"
    #expect(
      banners == ["★ all quiet", server, server],
      """
      The first caller hands over a list, and must get its answer. The second \
      forgets it: it compiles, and asks the real server. The third asks for \
      that by its name, `.defaultDependencies`. Each object keeps its own list.
      """)
  }
}

@Suite struct DefaultDependenciesInheritedSearchSpecs {
  /// What the compiler says of a search with a whole list.
  private static let wholeList = Result {
    try client("_ = InheritedSearch(dependencies: \(completeList))")
      .typecheck()
  }

  @Test(
    arguments: ["", "dependencies: nil", "dependencies: .defaultDependencies"]
      + incompleteLists.map { "dependencies: \($0)" })
  func `without a default, whatever is forgotten does not compile`(
    argument: String
  ) throws {
    let whole = try Self.wholeList.get()
    let forgetful = try client("_ = InheritedSearch(\(argument))").typecheck()

    try #require(
      whole.isAccepted,
      "A search with a whole list must compile. \(whole.explanation)")
    #expect(
      forgetful.missesAnArgument
        || forgetful.isRefused(with: "'defaultDependencies'"),
      """
      A caller forgot the list, or a part of it, and the compiler lets it \
      pass. Remove every default of the search: that of each part, that of \
      the list, and that of the initializer. \(forgetful.explanation)
      """)
  }

  @Test func `the search and its screens compile without singletons`() throws {
    let verdict = try Client(
      "",
      declarations: """
        protocol API: Sendable {
          func notice(for city: String) -> String
        }
        protocol Statistics: Sendable {
          func count(_ event: String)
        }
        """
    ).typecheck(leavingOut: [
      "NetworkAPI.swift", "Statistics.swift", "InheritedObject.swift",
      "Callers.swift", "CompositionRoot.swift",
    ])

    #expect(
      verdict.isAccepted,
      """
      The search and its screens were compiled where there are no singletons, \
      only the protocols `API` and `Statistics`. A default that moved into a \
      screen is still a default: let each screen be handed what it needs. \
      \(verdict.explanation)
      """)
  }

  @Test func `a demo touches nothing real`() {
    let touched = Tripwire.touched {
      makeScreens(api: FakeAPI(notices: [:]), statistics: FakeStatistics())
        .flatMap { $0.rows() }
    }

    #expect(
      Set(touched.names) == [],
      """
      The demo was given both parts, and a screen still used the app's own. \
      Only `makeAppScreens` may decide for these: let each screen be handed \
      what it needs, up to `makeScreens`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps old callers and the app on the real parts`() {
    let banner = Tripwire.touched { HomeScreen().banner() }.names
    let screens = makeAppScreens().map { screen in
      Tripwire.touched { screen.rows() }.names
    }
    let real: Set = ["NetworkAPI.shared", "AppStatistics.shared"]

    #expect(
      Set(banner) == real,
      "`HomeScreen` hands over nothing. It must get the parts of the app.")
    #expect(
      screens.map { Set($0) } == [real, real, real, real],
      "Each of the four screens of `makeAppScreens` must use the real parts.")
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
