import SpecSupport
import SpecTags
import Testing

@testable import Injector

@Suite struct InjectorGuideControllerSpecs {
  @Test func `each controller uses the router of its own injector`() {
    let opened = client(
      #"""
      let (first, second) = (FakeInjector(), FakeInjector())
      let phone = GuideController(injector: first)
      let wall = GuideController(injector: second)
      phone.tap("Map")
      wall.tap("Map")
      phone.tap("Map")
      print("phone: \(first.paths.values)")
      print("wall: \(second.paths.values)")
      """#
    ).lines().filter { !$0.hasPrefix("asked") }

    let expected = [
      #"phone: ["/floor-plan", "/floor-plan"]"#, #"wall: ["/floor-plan"]"#,
    ]
    #expect(
      opened == expected,
      """
      Two controllers were handed an injector each, with a fake router inside. \
      A controller must take `any GuideParts` under the label `injector:`, and \
      use the parts of that one: no cast to `Injector`, nothing static.
      """)
  }

  @Test func `a controller asks for a part only when a tap needs it`() {
    let asked = client(
      """
      let controller = GuideController(injector: FakeInjector())
      print("built")
      ["Lost", "Next room"].forEach { controller.tap($0) }
      """
    ).lines()

    let expected = [
      "built", "asked for the screen", "asked for the tour",
    ]
    #expect(
      asked == expected,
      """
      A controller was built, then came a tap for the screen and one for \
      the tour. Whoever asks for more, or sooner, pays for parts that \
      nobody uses. Keep the injector, and ask it in `tap(_:)`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps what each button does`() async {
    await #expect(
      processExitsWith: .success,
      """
      A tap stopped the app. Does one lock guard all parts? The tour, \
      while it is built, needs the screen, and enters that lock again.
      """
    ) {
      let seen = ["Map", "Next room", "Lost"].flatMap { button in
        deeds { makeControllers().phone.tap(button) }
      }

      #expect(
        seen == [
          "map: from Hall to /floor-plan",
          "screen: Next: Rubens", "map: from Hall to /Rubens",
          "screen: Ask a guard about Lost",
        ],
        """
        With the real parts, a button must do what it did before: \(seen). \
        If it never ends, one lock guards all parts, and the tour, \
        which needs the screen while it is built, waits for itself.
        """)
    }
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

@Suite struct InjectorSpecs {
  @Test func `the tour gets its screen while it is built`() async {
    await #expect(
      processExitsWith: .success,
      """
      The app crashed: while the tour was built, the injector was asked \
      for the screen. Either one lock guards all parts, and was taken \
      twice, or parts build each other without end.
      """
    ) {
      let parts = built {
        let injector = Injector()
        _ = (injector.screen, injector.tour, injector.screen)
      }

      #expect(
        parts == ["TextScreen()", "MuseumTour()"],
        """
        The screen was asked for, then the tour, and these were built: \
        \(parts). The tour must get the screen that is there already, and \
        asks for the router later. If it never ends, one lock guards all \
        parts, and this thread waits for itself.
        """)
    }
  }

  @Test func `the map knows in which room the visitor is`() async {
    await #expect(
      processExitsWith: .success,
      """
      A tap stopped the app. Either one lock guards all parts and was taken \
      twice, or parts build each other without end.
      """
    ) {
      let touched = touches {
        let phone = makeControllers().phone
        ["Next room", "Next room", "Map"].forEach { phone.tap($0) }
      }
      let maps = touched.filter { $0.hasPrefix("map:") || $0 == neverEnds }

      #expect(
        maps == [
          "map: from Hall to /Rubens", "map: from Rubens to /Ensor",
          "map: from Ensor to /floor-plan",
        ],
        """
        From the hall, the visitor moved to Rubens, then to Ensor. Each map \
        must start where the visitor is: \(maps). The router and the tour must \
        find each other: their closures ask *this* injector for its parts.
        """)
      #expect(
        touched.filter { $0 == "MapRouter()" }.count == 1,
        """
        The visitor got three maps, and more than one router was built. The \
        tour's closure must ask the injector for its router, not make one.
        """)
    }
  }

  @Test
  func `a part still works when nobody else holds its injector`() async {
    await #expect(
      processExitsWith: .success,
      """
      The app kept two parts and let their injector go. Then a part asked for \
      the other one, and the app stopped. `unowned` is a promise that the \
      injector lives longer. Let the closures own it: `{ self.tour }`.
      """
    ) {
      let maps = deeds {
        let (tour, router) = partsOfAnInjectorThatIsLetGo()
        tour.next()
        router.open("/café")
      }.filter { $0.hasPrefix("map:") || $0 == neverEnds }

      #expect(
        maps == ["map: from Hall to /Rubens", "map: from Rubens to /café"],
        """
        The app kept the tour and the router, and let their injector go. From \
        the hall, the visitor moved to Rubens, then opened a map: \(maps). The \
        two must still find each other: their closures own their injector, \
        neither weakly nor unowned, and ask no new one.
        """)
    }
  }

  @Test func `two threads that ask at once get one part`() async {
    await #expect(
      processExitsWith: .success,
      """
      A thread stopped the app, while two asked for parts at once. Either a \
      part is kept without a lock, or one lock was taken twice.
      """
    ) {
      let (one, two, three) = (Injector(), Injector(), Injector())
      let router = builtByTwo(meetingAt: "MapRouter()") { _ = one.router }
      let tour = builtByTwo(meetingAt: "MuseumTour()") { _ = two.tour }
      let screen = builtByTwo(meetingAt: "TextScreen()") { _ = three.screen }

      for (asked, built, needed) in [
        ("router", router, ["MapRouter()"]),
        ("tour", tour, ["MuseumTour()", "TextScreen()"]),
        ("screen", screen, ["TextScreen()"]),
      ] {
        #expect(
          built == needed,
          """
          Two threads asked for the \(asked) at once, and this was built: \
          \(built). Needed: \(needed). If both found nothing, both built: let \
          looking and building be one step, behind a lock, so that the second \
          thread waits. An empty list means that it was built too early.
          """)
      }
    }
  }
}

private func partsOfAnInjectorThatIsLetGo() -> (any Touring, any Routing) {
  let injector = Injector()
  return (injector.tour, injector.router)
}
