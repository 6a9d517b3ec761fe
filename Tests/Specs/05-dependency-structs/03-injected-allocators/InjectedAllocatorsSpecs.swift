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
      `makeSchoolList` built two recipe lists, each with its own classroom and navigator. \
      The spec tapped a row in the first recipe list, then a row in the second, and then a \
      different row in the first. `found` has one entry for each recipe list. The school \
      decides which screens its recipe list leads to, and which classroom these screens \
      use. Look at what `select(row:)` shows, and at how `makeSchoolList` determines that.
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
      `makeSchoolList` built two recipe lists, each with its own classroom and navigator. \
      The spec tapped the clock in the first recipe list, then in the second, and then in \
      the first again. `found` has one entry for each recipe list. The school decides \
      which screens its recipe list leads to, and which classroom these screens use. Look \
      at what `startTimer(minutes:)` shows, and at how `makeSchoolList` determines that.
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
      `Kitchen.swift` and `CompositionRoot.swift`. `found` shows the place that the compiler \
      rejected. If this place names one of the given types in those files, it refers to another \
      screen or to what that screen needs. Only `CompositionRoot.swift` may name these types. \
      If the place names a type that you declared in `CompositionRoot.swift` and that the \
      recipe list needs, move this type to `RecipeListScreen.swift` or to a file of its own.
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
      Without those four files, the spec looked through your code, and `found` lists \
      declarations that still mention the app or the school. A third app would have to \
      change such a recipe list, so the recipe list must not refer to any particular \
      app. For each name in `found`, look at what both apps have in common there.
      """)
  }

  @Test func `no recipe list can be built without its allocators`() throws {
    #expect(
      MadeList.lost == [],
      """
      The spec passed a classroom to `makeSchoolList`, but the recipe list that it built didn't \
      keep this classroom. Without the classroom, no tap can make a screen of the school. Look at \
      what `makeSchoolList` passes on, and at what the initializer of `RecipeListScreen` asks for.
      """)
    #expect(
      MadeList.loosePlaces == [],
      """
      The spec looked through the recipe list that `makeSchoolList` built, and \
      `found` lists the places where an allocator may be missing. An optional can be \
      `nil`, and a dictionary or an array of allocators can be empty. A tap would \
      then do nothing. Look at how the recipe list keeps what makes its screens.
      """)
    #expect(
      MadeList.subclasses == [],
      """
      A function in `CompositionRoot.swift` built a recipe list of the subclass that \
      `found` names. If only subclasses know how to make screens, `RecipeListScreen` \
      itself can be built without that knowledge, and the compiler reports nothing. \
      Look at what `RecipeListScreen` asks for when it's built.
      """)

    let accepted = try MadeList.acceptedWithoutAPart()
    #expect(
      accepted == [],
      """
      The spec tried to build a recipe list, or a value that it's built from, with something \
      left out. `found` lists the code that the compiler accepted, or an initializer that \
      makes this possible. A tap would then show nothing, or a screen that you didn't choose. \
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
      and 90 in the second. It tapped the pie in the first and the soup in the second. Then it \
      changed the first kitchen's recipes to 25 minutes and tapped the pie there again. `found` \
      lists the titles of the screens, first kitchen first. A `RecipeScreen` reads its recipe \
      when it's made, so each tap needs a new screen with the `recipes` of the same call. Look \
      at the code in `makeAppList` that makes the screen, and at what this code keeps.
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
      The spec passed recipes and a bell to `makeAppList`, tapped a row, and ran timers of 0 to \
      300 minutes to their end. `found` lists the singletons that your code used. The app's main \
      decides whether the app uses a singleton, so your code must make each screen with the \
      `recipes` and the `bell` that `makeAppList` received. Look for `.shared` in your files.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      `found` lists the global and static properties in your code that can change. All recipe \
      lists share these properties, so the recipe list that was built last decides what the \
      others show. An allocator belongs to one recipe list, and can keep what its screens need.
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
      In the app's recipe list, the spec tapped a row four times and the clock four times. `found` \
      is the number of different screens that were shown. Each tap needs a new screen, because an \
      old screen already has a state: an old timer, for example, would go on where it was. Look \
      for the code that keeps a screen, either in the recipe list or in what makes its screens.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The spec compared the files marked “The outside world” with the originals, and \
      `found` lists the files that have changed. The specs rely on these files, so they \
      can no longer see what your code does. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
