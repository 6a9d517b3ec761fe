import SpecSupport
import SpecTags
import Testing

@testable import InjectedAllocators

@Suite struct InjectedAllocatorsSpecs {
  private let kitchen = TestKitchen()

  @Test func `a tap on a row shows what the recipe allocator made`() {
    kitchen.list.select(row: 1)

    #expect(
      kitchen.recipeScreens.made.count == 1
        && kitchen.navigator.shown.identities
          == kitchen.recipeScreens.made.identities,
      """
      A row was tapped. The allocator made \
      \(kitchen.recipeScreens.made.count) screens, and the navigator shows \
      \(kitchen.navigator.shown.map(\.title)): it must show the one "fake". \
      Either `makeList` does not hand the allocator over, or `select(row:)` \
      shows another screen.
      """)
  }

  @Test func `the clock shows what the timer allocator made`() {
    kitchen.list.startTimer(minutes: 5)

    #expect(
      kitchen.timerScreens.made.count == 1
        && kitchen.navigator.shown.identities
          == kitchen.timerScreens.made.identities,
      """
      The clock was tapped. The allocator made \
      \(kitchen.timerScreens.made.count) screens, and the navigator shows \
      \(kitchen.navigator.shown.map(\.title)): it must show the one "fake". \
      Either `makeList` does not hand the allocator over, or \
      `startTimer(minutes:)` shows another screen.
      """)
  }

  @Test func `the recipe list compiles without the screens it shows`() throws {
    let verdict = try Client(
      """
      func tap(_ list: RecipeListScreen) {
        list.select(row: 0)
        list.startTimer(minutes: 5)
      }
      """
    ).typecheck(leavingOut: [
      "OtherScreens.swift", "Kitchen.swift", "CompositionRoot.swift",
    ])

    #expect(
      verdict.isAccepted,
      """
      Without `OtherScreens.swift`, `Kitchen.swift` and \
      `CompositionRoot.swift`, the rest does not compile: it knows a screen, \
      or what a screen needs, by name. Only the composition root may. \
      \(verdict.explanation)
      """)
  }

  @Test(arguments: [
    "Dependencies()",
    "Dependencies(navigator: nav)",
    "Dependencies(navigator: nav, makeRecipeScreen: make)",
    "Dependencies(navigator: nav, makeTimerScreen: make)",
    "Dependencies(navigator: nav, makeRecipeScreen: nil, makeTimerScreen: make)",
    "Dependencies(navigator: nav, makeRecipeScreen: make, makeTimerScreen: nil)",
    "init(dishes: [])",
    "init(dishes: [], navigator: nav)",
    "init(dishes: [], dependencies: nil)",
  ])
  func `no recipe list can be built without its allocators`(
    call: String
  ) throws {
    let without = try Self.client(
      """
      let nav = Navigator()
      _ = RecipeListScreen.\(call)
      """
    ).typecheck()

    try #require(
      !Self.keptWithBoth.contains { $0.hasPrefix("optional:") },
      """
      A part of the list is optional: \(Self.keptWithBoth). `makeList` was \
      given both allocators, and what may be nil can be forgotten elsewhere.
      """)
    try #require(
      Self.keptWithBoth == ["nothing optional"],
      "`makeList` was called with both allocators. That must compile.")
    #expect(
      ["argument", "'nil'", "initializer"]
        .contains(where: without.isRefused(with:)),
      """
      This leaves out an allocator, and must not compile. An allocator is a \
      part like the navigator: it stands in `Dependencies`, without a default, \
      and is no optional. A recipe list is built with its dependencies, and in \
      no other way. \(without.explanation)
      """)
  }

  @Test func `the app's recipe screens read the recipes that it was given`() {
    let (home, school) = (TestApp(minutes: 20), TestApp(minutes: 90))

    home.list.select(row: 2)
    school.list.select(row: 0)

    #expect(
      [home, school].map { $0.navigator.shown.map(\.title) }
        == [["Pie, 20 min"], ["Soup, 90 min"]],
      """
      There are two apps, each with its own recipes: 20 minutes in the first, \
      90 in the second. A list shows another recipe, or none. Let the \
      allocator that `makeAppList` hands over make a `RecipeScreen` with the \
      `recipes` of this call.
      """)
  }

  @Test
  func `the app touches neither CookBook.shared nor KitchenBell.shared`() {
    let touched = Tripwire.touched {
      let app = TestApp()
      app.list.select(row: 1)
      app.list.startTimer(minutes: 1)
      app.navigator.shown.forEach { ($0 as? TimerScreen)?.minutePasses() }
    }

    #expect(
      touched.names.isEmpty,
      """
      The app was given recipes and a bell, and still used a singleton. Who \
      makes a screen must use what `makeAppList` was given; main is the \
      place that chooses a singleton.
      """)
  }

  @Test(.tags(.guard))
  func `keeps each tap in the app a screen of its own`() {
    let app = TestApp()

    for _ in 1...2 {
      app.list.select(row: 0)
      app.list.startTimer(minutes: 5)
    }

    #expect(
      Set(app.navigator.shown.identities).count == 4,
      """
      The cook tapped four times, and some of the screens are the same \
      object: a timer that runs already would be started again. Build the \
      screen inside the allocator; neither it nor the recipe list may keep one.
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

  /// What is optional in a recipe list that forgets nothing: the twin of these.
  private static let keptWithBoth = client(
    """
    let list = makeList(
      dishes: [], navigator: Navigator(),
      makeRecipeScreen: make, makeTimerScreen: make)
    let found = optionals(in: list, depth: 2).map { "optional: \\($0)" }
    print(found.first ?? "nothing optional")
    """
  ).lines()

  /// A client with a screen of its own, and a function that makes one of it.
  private static func client(_ statements: String) -> Client {
    Client(
      statements,
      declarations: #"""
        import SpecSupport

        final class Sheet: Screen { let title = "sheet" }
        func make<Input>(for input: Input) -> any Screen { Sheet() }
        """#)
  }
}
