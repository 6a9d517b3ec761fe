import SpecSupport
import SpecTags
import Testing

@testable import Injector

@Suite struct InjectorGuideControllerSpecs {
  @Test func `each controller uses the router of its own injector`() {
    let opened = printed(by: "two fakes").filter { !$0.hasPrefix("asked") }

    #expect(
      opened == [
        #"phone: ["/floor-plan", "/floor-plan"]"#, #"wall: ["/floor-plan"]"#,
      ],
      """
      Two controllers were given a fake injector each, and “Map” was tapped on the phone, on the \
      wall and on the phone again. These are the paths that each fake router opened. A controller \
      uses the parts of the injector that it was given, whatever its type is. Look at what \
      `GuideController` stores: it needs `any GuideParts`, without a cast to `Injector`.
      """)
  }

  @Test func `a controller asks for a part only when a tap needs it`() {
    #expect(
      printed(by: "taps") == [
        "the controller is built", "tap on Lost", "asked for the screen",
        "tap on Next room", "asked for the tour",
      ],
      """
      A controller was built and tapped twice, and its fake injector was asked for these parts. A \
      part that is asked for too early, or for nothing, is built although no visitor needs it, and \
      that takes seconds. Store the injector, and ask it for a part in the case of `tap(_:)` that \
      uses the part.
      """)
  }

  @Test(.tags(.guard))
  func `keeps what an unknown button shows`() {
    let seen = touches { makeControllers().phone.tap("Lost") }.filter {
      !isBuilt($0)
    }

    #expect(
      seen == ["screen: Ask a guard about Lost"],
      """
      “Lost” was tapped on a controller of the app, with the real parts. An unknown button shows a \
      help text on the screen, as it did before. Look at `tap(_:)` in `GuideController.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      Your code stores something that can change in a global or `static` property. All injectors \
      and all tests share such a property, so a tour that one of them has moved is moved for every \
      other. Store the parts in the injector, and build the injector in `makeControllers`.
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

@Suite struct InjectorSpecs {
  @Test func `the tour gets its screen while it is built`() {
    #expect(
      printed(by: "screen and tour") == ["TextScreen()", "MuseumTour()"],
      """
      A program asked an injector for its screen, then its tour, then its screen again, and built \
      the parts found here. The tour needs the screen that is there already. If the program stopped \
      or never ended, then either one lock guards several parts and was taken twice (the system's \
      error names the lock), or two parts build each other without end. Give each part a lock of \
      its own in `Injector.swift`.
      """)
  }

  @Test func `the map knows in which room the visitor is`() {
    let touched = printed(by: "walk")

    #expect(
      touched.filter { !isBuilt($0) } == [
        "screen: Next: Rubens", "map: from Hall to /Rubens",
        "screen: Next: Ensor", "map: from Rubens to /Ensor",
        "map: from Ensor to /floor-plan",
      ],
      """
      A visitor started in the hall, moved on twice, and opened the map. Each map starts in the \
      room where the visitor is, so the router must ask the very tour that moved. Look at the \
      closures in `Injector.swift`: they return the parts of this injector, not of a new one.
      """)
    #expect(
      touched.filter { $0 == "MapRouter()" } == ["MapRouter()"],
      """
      A visitor saw three maps, and this is how often a router was built for them. Building a \
      router takes seconds, so an injector builds it once. Look at the closure that the tour gets \
      in `Injector.swift`: it returns the injector's own router.
      """)
  }

  @Test func `a part still works when nobody else holds its injector`() {
    let touched = printed(by: "released")

    #expect(
      touched.filter { !isBuilt($0) } == [
        "screen: Next: Rubens", "map: from Hall to /Rubens",
        "map: from Rubens to /café",
      ],
      """
      A program took the tour and the router out of an injector, and stored nothing else. Then the \
      visitor moved on and opened a map. Parts that someone still uses must keep their injector \
      alive, because they ask it for each other. If an error about an `unowned` reference stopped \
      the program, or the map starts in the wrong room, look at what the closures in \
      `Injector.swift` capture: they own the injector, neither weakly nor `unowned`.
      """)
  }

  @Test func `two threads that ask at once get one part`() {
    #expect(
      printed(by: "two threads") == [
        "for the router: MapRouter()", "for the tour: MuseumTour()",
        "for the tour: TextScreen()",
        "for the screen: TextScreen()",
      ],
      """
      Two threads asked an injector for the same part at the same time, and built the parts found \
      here. Only the first thread may build a part, and the second one must wait for it. If a part \
      is built twice, or the program crashed, both threads found that it was missing: look for it \
      and build it in one step, under one lock, in `Injector.swift`. If a part isn't built at all, \
      it was built too early, before a thread asked.
      """)
  }
}
