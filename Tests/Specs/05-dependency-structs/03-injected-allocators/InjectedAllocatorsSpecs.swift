import SpecSupport
import SpecTags
import Testing

@testable import InjectedAllocators

@Suite struct InjectedAllocatorsSpecs {
  @Test func `a tap on a row shows what the recipe allocator made`() {
    let (first, second) = (TestKitchen(), TestKitchen())

    for (kitchen, row) in [(first, 1), (second, 0), (first, 2)] {
      kitchen.list.select(row: row)
    }

    #expect(
      [first, second].map { $0.shown(madeBy: $0.recipeScreens.made) } == [
        "2 shown, 2 of them made by its allocator",
        "1 shown, 1 of them made by its allocator",
      ],
      """
      `makeList` built two lists, each with allocators and a navigator of its own. A row was tapped \
      in the first list, then one in the second, then another one in the first. The lines say, for \
      each list, how many screens its navigator shows, and how many of these its own recipe \
      allocator made. A tap on a row shows what that allocator makes, and no other screen. Look at \
      `select(row:)`, and at how the allocator gets there from `makeList`.
      """)
  }

  @Test func `the clock shows what the timer allocator made`() {
    let (first, second) = (TestKitchen(), TestKitchen())

    for (kitchen, minutes) in [(first, 5), (second, 3), (first, 8)] {
      kitchen.list.startTimer(minutes: minutes)
    }

    #expect(
      [first, second].map { $0.shown(madeBy: $0.timerScreens.made) } == [
        "2 shown, 2 of them made by its allocator",
        "1 shown, 1 of them made by its allocator",
      ],
      """
      `makeList` built two lists, each with allocators and a navigator of its own. The clock was \
      tapped in the first list, then in the second, then in the first again. The lines say, for \
      each list, how many screens its navigator shows, and how many of these its own timer \
      allocator made. A tap on the clock shows what that allocator makes, and no other screen. Look \
      at `startTimer(minutes:)`, and at how the allocator gets there from `makeList`.
      """)
  }

  @Test func `the recipe list compiles without the screens it shows`() throws {
    let verdict = try SpecClient(
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
      verdict.explanation == CompilerVerdict.accepted,
      """
      The compiler was given your files without `OtherScreens.swift`, `Kitchen.swift` and \
      `CompositionRoot.swift`, and it refuses this place. If the place names a type of those files, \
      it knows another screen, or what that screen needs, and only `CompositionRoot.swift` may know \
      them. If it names a type that you declared in `CompositionRoot.swift` and the recipe list \
      needs, move that type to `RecipeListScreen.swift` or to a file of its own.
      """)
  }

  @Test func `no recipe list can be built without its allocators`() throws {
    #expect(
      MadeList.lost == [],
      """
      `makeList` was given two allocators, and the recipe list that it built doesn't keep these. A \
      recipe list that's built without an allocator can't show what the allocator makes. Look at what \
      `makeList` passes on, and at what the initializer of `RecipeListScreen` asks for.
      """)
    #expect(
      MadeList.loosePlaces == [],
      """
      `makeList` was called with both allocators, and these places in its recipe list could do \
      without one: an optional can be nil, and a dictionary or an array of allocators can be empty. \
      A tap would then do nothing. Keep each allocator in a property that always has one.
      """)

    let accepted = try MadeList.acceptedWithoutAPart()
    #expect(
      accepted == [],
      """
      With this code, or this initializer, you get a recipe list, or what it's built from, without \
      an allocator, and it compiles. A tap would then show nothing, or a screen that you didn't \
      choose. An allocator is a dependency like the navigator, so the only initializer of \
      `RecipeListScreen` asks for it, directly or in a list, without a default. Look at \
      `RecipeListScreen.swift`, and at extensions.
      """)
  }

  @Test func `the app's recipe screens read the recipes that it was given`() {
    let (home, school) = (TestApp(minutes: 20), TestApp(minutes: 90))

    home.list.select(row: 2)
    school.list.select(row: 0)
    home.recipes.minutes.value = 25
    home.list.select(row: 2)

    #expect(
      [home, school].map { $0.navigator.shown.map(\.title) } == [
        ["Pie, 20 min", "Pie, 25 min"], ["Soup, 90 min"],
      ],
      """
      `makeAppList` was called for two kitchens: recipes take 20 minutes in the first and 90 in the \
      second. The pie was tapped in the first list, then the soup in the second. Then the recipes \
      of the first changed to 25 minutes, and its pie was tapped again. A `RecipeScreen` reads its \
      recipe when it's made, so each tap needs a new one with the `recipes` of the same call. Look \
      at the allocator that `makeAppList` hands over, and at what it keeps.
      """)
  }

  @Test
  func `the app touches neither CookBook.shared nor KitchenBell.shared`() {
    let touched = Tripwire.touched {
      for minutes in [0, -1, 20] {
        let app = TestApp(minutes: minutes)
        app.list.select(row: 1)
        for minutes in [0, 1, 60, 300] { app.list.startTimer(minutes: minutes) }
        let timers = app.navigator.shown.compactMap { $0 as? TimerScreen }
        for _ in 1...300 { timers.forEach { $0.minutePasses() } }
      }
    }

    #expect(
      Set(touched.names).sorted() == [],
      """
      `makeAppList` was given recipes and a bell. A row was tapped, timers of 0 to 300 minutes ran \
      to their end, and these singletons were used. The app's main decides that the app uses a \
      singleton, so whatever makes a screen takes the `recipes` and the `bell` of `makeAppList`. \
      Look for `.shared` in your files.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      These properties are global or static, so all recipe lists share what is in them, and the \
      list that was built last decides what the others show. An allocator can capture what its \
      screens need, and the recipe list keeps the allocator.
      """)
  }

  @Test(.tags(.guard))
  func `keeps each tap in the app a screen of its own`() {
    let app = TestApp()

    for _ in 1...2 {
      for _ in 1...2 { app.list.select(row: 0) }
      for _ in 1...2 { app.list.startTimer(minutes: 5) }
    }

    #expect(
      Set(app.navigator.shown.identities).count == 8,
      """
      In the app's list, a row was tapped four times and the clock four times, and this is how many \
      different screens were shown. A screen that is shown again has a state already: a timer, for \
      example, would go on where it was. Make the screen inside the allocator, call the allocator \
      at each tap, and keep no screen in either place.
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
