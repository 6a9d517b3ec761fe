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
      `makeSchoolList` built two recipe lists, each with a classroom and a navigator of its own. A \
      row was tapped in the first one, then one in the second, then another one in the first. There \
      is a line for each recipe list. The school decides which screens its recipe list leads to, \
      and which classroom they use. Look at what `select(row:)` shows, and at how it gets there from \
      `makeSchoolList`.
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
      `makeSchoolList` built two recipe lists, each with a classroom and a navigator of its own. The \
      clock was tapped in the first one, then in the second, then in the first again. There is a \
      line for each recipe list. The school decides which screens its recipe list leads to, and \
      which classroom they use. Look at what `startTimer(minutes:)` shows, and at how it gets there \
      from `makeSchoolList`.
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
      The compiler was given your files without `OtherScreens.swift`, `SchoolScreens.swift`, \
      `Kitchen.swift` and `CompositionRoot.swift`, and it refuses this place. If the place names a type of those files, \
      it knows another screen, or what that screen needs, and only `CompositionRoot.swift` may know \
      them. If it names a type that you declared in `CompositionRoot.swift` and the recipe list \
      needs, move that type to `RecipeListScreen.swift` or to a file of its own.
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
      Without those files, these declarations still speak of the app or of the school. A third app \
      would have to change the recipe list, so it may not know which apps there are. Look at what \
      each name says that both apps have in common.
      """)
  }

  @Test func `no recipe list can be built without its allocators`() throws {
    #expect(
      MadeList.lost == [],
      """
      `makeSchoolList` was given this, and the recipe list that it built doesn't keep it. Without \
      it, no tap can make a screen of the school. Look at what `makeSchoolList` passes on, and at \
      what the initializer of `RecipeListScreen` asks for.
      """)
    #expect(
      MadeList.loosePlaces == [],
      """
      `makeSchoolList` built a recipe list, and these places in it could do without what makes a \
      screen: an optional can be nil, and a dictionary or an array of allocators can be empty. A tap \
      would then do nothing. Look at how the recipe list keeps what makes its screens.
      """)
    #expect(
      MadeList.subclasses == [],
      """
      A function in `CompositionRoot.swift` built a recipe list of this subclass. If only subclasses \
      know how screens are made, `RecipeListScreen` itself can be built without it, and the compiler \
      is silent. Look at what the recipe list asks for when it's built.
      """)

    let accepted = try MadeList.acceptedWithoutAPart()
    #expect(
      accepted == [],
      """
      With this code, or this initializer, you get a recipe list, or what it's built from, and \
      leave something out, and it compiles. A tap would then show nothing, or a screen that you \
      didn't choose. What makes the screens is a dependency like the navigator, so no caller may build \
      a recipe list without it. Look at the initializers in `RecipeListScreen.swift`, and at \
      extensions.
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
      `makeAppList` was called for two kitchens: recipes take 20 minutes in the first and 90 in the \
      second. The pie was tapped in the first, then the soup in the second. Then the recipes of the \
      first changed to 25 minutes, and its pie was tapped again. These are the titles of the screens \
      shown in the first kitchen, and then in the second. A `RecipeScreen` reads its recipe when \
      it's made, so each tap needs a new one with the `recipes` of the same call. Look at what \
      `makeAppList` hands over to make it, and at what that keeps.
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
      one that was built last decides what the others show. What makes the screens can keep what \
      they need, and belongs to one recipe list.
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
      In the app's recipe list, a row was tapped four times and the clock four times, and this is how many \
      different screens were shown. A screen that is shown again has a state already: a timer, for \
      example, would go on where it was. Look for the place that keeps a screen: what makes it, or \
      the recipe list.
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
