import SpecSupport
import SpecTags
import Testing

@testable import InjectedAllocators

@Suite struct InjectedAllocatorsSpecs {
  @Test func `a tap on a row of the school's list shows a lesson`() {
    let (first, second) = (TestSchool(), TestSchool())

    for (school, row) in [(first, 1), (second, 0), (first, 2)] {
      school.list.select(row: row)
    }

    #expect(
      [first, second].map { $0.shown("lessons", LessonScreen.self) } == [
        "2 shown, 2 of them lessons, in their own classroom",
        "1 shown, 1 of them lessons, in their own classroom",
      ],
      """
      `makeSchoolList` built two recipe lists, each with its own classroom and navigator. The \
      spec tapped a row in the first recipe list, then a row in the second, and then a different \
      row in the first. `found` has one entry for each recipe list. In the school, a tap on a \
      row must lead to a `LessonScreen` that uses the classroom passed to `makeSchoolList`. Look \
      at which screen `select(row:)` shows, and at how `makeSchoolList` can choose that screen.
      """)
  }

  @Test func `the clock of the school's list shows an hourglass`() {
    let (first, second) = (TestSchool(), TestSchool())

    for (school, minutes) in [(first, 5), (second, 3), (first, 8)] {
      school.list.startTimer(minutes: minutes)
    }

    #expect(
      [first, second].map { $0.shown("hourglasses", HourglassScreen.self) } == [
        "2 shown, 2 of them hourglasses, in their own classroom",
        "1 shown, 1 of them hourglasses, in their own classroom",
      ],
      """
      `makeSchoolList` built two recipe lists, each with its own classroom and navigator. The spec \
      tapped the clock in the first recipe list, then in the second, and then in the first again. \
      `found` has one entry for each recipe list. In the school, a tap on the clock must lead to \
      an `HourglassScreen` that uses the classroom passed to `makeSchoolList`. Look at which \
      screen `startTimer(minutes:)` shows, and at how `makeSchoolList` can choose that screen.
      """)
  }

  @Test func `the recipe list compiles without the screens it shows`() throws {
    let others: Set = [
      "OtherScreens.swift", "SchoolScreens.swift", "Kitchen.swift",
      "CompositionRoot.swift",
    ]
    let verdict = try SpecClient(
      """
      func tap(_ list: RecipeListScreen) {
        list.select(row: 0)
        list.startTimer(minutes: 5)
      }
      """
    ).typecheck(leavingOut: others)

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      The spec compiled your files without `OtherScreens.swift`, `SchoolScreens.swift`, \
      `Kitchen.swift` and `CompositionRoot.swift`. `found` shows the code that the \
      compiler rejected. If this code names a type that was in one of these files from \
      the start, it refers to another screen, or to something that another screen \
      needs. Only `CompositionRoot.swift` may name such types. If the code in `found` \
      names a type that you declared in `CompositionRoot.swift`, and the recipe list \
      needs this type, move it to `RecipeListScreen.swift` or to a file of its own.
      """)

    let words: Set = [
      "app", "school", "lesson", "lessons", "hourglass", "classroom",
    ]
    let mentions =
      (try? CompiledAnswer(spec: #filePath, leavingOut: others))?
      .mentions(of: words) ?? []
    #expect(
      mentions == [],
      """
      The spec looked through your code, except for `OtherScreens.swift`, \
      `SchoolScreens.swift`, `Kitchen.swift` and `CompositionRoot.swift`. `found` lists \
      the declarations that still mention the app or the school. The recipe list must not \
      refer to any particular app, because a third app should be able to use it unchanged. \
      For each name in `found`, look at what both apps have in common at this point.
      """)
  }

  @Test func `no recipe list can be built without its allocators`() throws {
    #expect(
      MadeList.lost == [],
      """
      The spec passed a classroom to `makeSchoolList`, but the recipe list that \
      the function returned didn't keep this classroom. Without the classroom, a \
      tap can't make one of the school's screens. Look at what `makeSchoolList` \
      passes on, and at what the initializer of `RecipeListScreen` requires.
      """)
    #expect(
      MadeList.loosePlaces == [],
      """
      The spec looked through the recipe list that `makeSchoolList` built, and \
      `found` lists the places where an allocator may be missing. An optional can \
      be `nil`, and a dictionary or an array of allocators can be empty. A tap \
      would then do nothing. Look at how the recipe list stores its allocators.
      """)
    #expect(
      MadeList.subclasses == [],
      """
      A function in `CompositionRoot.swift` built a subclass of `RecipeListScreen`, \
      and `found` names this subclass. If only subclasses can make screens, a \
      caller can build a plain `RecipeListScreen` that makes none, and the compiler \
      reports nothing. Look at what the initializer of `RecipeListScreen` requires.
      """)

    let accepted = try MadeList.acceptedWithoutAPart()
    #expect(
      accepted == [],
      """
      The spec left out a dependency of a recipe list, or of a value from which a recipe list is \
      built. `found` lists the code that still compiled, and any initializer that lets a caller \
      write such code. A tap would then show nothing, or a screen that you didn't choose. \
      Allocators are dependencies like the navigator, so no caller may build a recipe list \
      without them. Look at the initializers in `RecipeListScreen.swift`, and at extensions.
      """)
  }

  @Test func `the app's recipe screens read the recipes that it was given`() {
    let (first, second) = (TestApp(minutes: 20), TestApp(minutes: 90))

    first.list.select(row: 2)
    second.list.select(row: 0)
    first.recipes.minutes.value = 25
    first.list.select(row: 2)

    #expect(
      [first, second].flatMap { $0.navigator.shown.map(\.title) } == [
        "Pie, 20 min", "Pie, 25 min", "Soup, 90 min",
      ],
      """
      The spec called `makeAppList` for two kitchens, with recipes of 20 minutes in the first \
      and 90 in the second. It tapped the pie in the first and the soup in the second. Then \
      it changed the first kitchen's recipes to 25 minutes and tapped the pie there again. \
      `found` lists the titles of the first kitchen's screens, and then those of the second \
      kitchen's. A `RecipeScreen` reads its recipe when it's made, so each tap needs a new \
      screen, made with the `recipes` that this kitchen's call to `makeAppList` received. \
      Look at the code in `makeAppList` that makes the screen, and at what this code stores.
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
      The spec passed recipes and a bell to `makeAppList`, tapped a row, and ran timers of 0 \
      to 300 minutes to their end. `found` lists the singletons that your code used. Only the \
      app's main program may choose a singleton, so your code must make each screen with the \
      `recipes` and the `bell` that `makeAppList` received. Look for `.shared` in your files.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      `found` lists the global and static properties in your code that can \
      change. All recipe lists share these properties, so the recipe list \
      that was built last decides what the others show. An allocator belongs \
      to one recipe list, and can store what the screens of this list need.
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
      In the app's recipe list, the spec tapped a row four times and the clock \
      four times. `found` is the number of different screens that were shown. \
      Each tap needs a new screen, because an old screen already has a state: an \
      old timer, for example, would continue where it had stopped. Look for the \
      code that stores a screen, either in the recipe list or in its allocators.
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
