import SpecSupport
import Testing

@testable import Injector

@Suite struct GuideControllerSpecs {
  @Test func `each controller uses the router of its own injector`() {
    let opened = client(
      """
      let phone = GuideController(injector: FakeInjector(name: "phone"))
      let wall = GuideController(injector: FakeInjector(name: "wall"))
      phone.tap("Map")
      wall.tap("Map")
      phone.tap("Map")
      """
    ).lines().filter { !$0.hasPrefix("asked") }

    #expect(
      opened == ["phone", "wall", "phone"].map { "\($0) opens /floor-plan" },
      """
      Two controllers were handed an injector each, with a fake router inside. \
      A controller must take `any Injectable` under the label `injector:`, and \
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
      "built", "asked for the presenter", "asked for the coordinator",
    ]
    #expect(
      asked == expected,
      """
      A controller was built, then came a tap for the presenter and one for \
      the coordinator. Who asks for more, or sooner, pays for parts that \
      nobody uses. Keep the injector, and ask it in `tap(_:)`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps what each button does`() async {
    await #expect(
      processExitsWith: .success,
      """
      A tap stopped the app. Does one lock guard all parts? The coordinator, \
      while it is built, needs the presenter, and enters that lock again.
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
        If it never ends, one lock guards all parts, and the coordinator, \
        which needs the presenter while it is built, waits for itself.
        """)
    }
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let complaint = try GradedAnswer(spec: #filePath).worldComplaint()
    #expect(complaint == nil, "\(complaint ?? "")")
  }
}

@Suite struct InjectorSpecs {
  @Test func `the coordinator gets its presenter while it is built`() async {
    await #expect(
      processExitsWith: .success,
      """
      The app crashed: while the coordinator was built, the injector was asked \
      for the presenter. Either one lock guards all parts, and was taken \
      twice, or parts build each other without end.
      """
    ) {
      let parts = built { _ = Injector().coordinator }

      #expect(
        parts.sorted() == ["ScreenPresenter()", "TourCoordinator()"],
        """
        The coordinator was asked for, and these were built: \(parts). It \
        needs the presenter, once, and asks for the router later. If it never \
        ends, one lock guards all parts, and this thread waits for itself.
        """)
    }
  }

  @Test func `the map knows in which room the visitor is`() async {
    await #expect(processExitsWith: .success, "A tap stopped the app.") {
      let maps = deeds {
        let phone = makeControllers().phone
        ["Next room", "Next room", "Map"].forEach { phone.tap($0) }
      }.filter { !$0.hasPrefix("screen:") }

      #expect(
        maps == [
          "map: from Hall to /Rubens", "map: from Rubens to /Ensor",
          "map: from Ensor to /floor-plan",
        ],
        """
        The visitor moved on, and a map starts in another room: \(maps). \
        The router and the coordinator must find each other: their closures \
        ask *this* injector, which keeps its parts.
        """)
    }
  }

  @Test func `two threads that ask at once get one part`() async {
    await #expect(
      processExitsWith: .success,
      "A thread stopped the app, while two asked for parts at once."
    ) {
      let (one, two, three) = (Injector(), Injector(), Injector())
      let parts = [
        builtByTwo(meetingAt: "MapRouter()") { _ = one.router },
        builtByTwo(meetingAt: "TourCoordinator()") { _ = two.coordinator },
        builtByTwo(meetingAt: "ScreenPresenter()") { _ = three.presenter },
      ]

      #expect(
        parts == [
          ["MapRouter()"], ["ScreenPresenter()", "TourCoordinator()"],
          ["ScreenPresenter()"],
        ],
        """
        While one thread built a part, another asked for it. This was built \
        for the router, the coordinator and the presenter: \(parts). A name \
        twice: both threads found nothing, and both built. Let looking and \
        building be one step, behind a lock, so that the second one waits. \
        Nothing: the part was built before anybody asked for it.
        """)
    }
  }
}
