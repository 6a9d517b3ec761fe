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
      A program built two controllers, each with a fake injector of its own. It tapped \
      “Map” on the phone, on the wall, and on the phone again. `found` lists the paths \
      that each fake router opened. A controller must use the parts of the injector that \
      it received, whatever the type of this injector is. Look at what `GuideController` \
      stores: it needs `any GuideParts`, without a cast to `Injector`.
      """)
  }

  @Test func `a controller asks for a part only when a tap needs it`() {
    #expect(
      printed(by: "taps") == [
        "the controller is built", "tap on Lost", "asked for the screen",
        "tap on Next room", "asked for the tour",
      ],
      """
      A program built a controller with a fake injector, and tapped two buttons. `found` \
      lists the taps, and each part that the controller asked the injector for. If a \
      controller asks for a part too early, or for a part that it doesn't use, the injector \
      builds this part although no visitor needs it, and that takes seconds. Store the \
      injector, and ask it for a part in the case of `tap(_:)` that uses the part.
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
      The spec tapped “Lost” on a controller of the app, with the real parts. `found` lists what \
      the parts did. An unknown button must show a help text on the screen, as it did before. Look \
      at `tap(_:)` in `GuideController.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global and `static` properties in your code whose \
      contents can change. All injectors and all tests share such a property, so \
      if one of them moves the tour, the tour moves for all the others. Store \
      the parts in the injector, and build the injector in `makeControllers`.
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

@Suite struct InjectorSpecs {
  @Test func `the tour gets its screen while it is built`() {
    #expect(
      printed(by: "screen and tour") == ["TextScreen()", "MuseumTour()"],
      """
      A program asked an injector for its screen, then for its tour, and then for its \
      screen again. `found` lists the parts that were built, or says what stopped the \
      program. The tour must use the screen that already exists. If the program stopped \
      or never ended, either one lock guards several parts and was taken twice, or two \
      parts build each other without end. In the first case, the system's error names \
      the lock: give each part a lock of its own in `Injector.swift`.
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
      A program tapped “Next room” twice and then “Map” on the app's phone. `found` \
      lists the texts that the screen showed and the maps that the router opened. \
      Each map must start in the room where the visitor is, so the router must ask \
      the same tour that the taps moved. Look at the closures in `Injector.swift`: \
      they must return the parts of this injector, not the parts of a new injector.
      """)
    #expect(
      touched.filter { $0 == "MapRouter()" } == ["MapRouter()"],
      """
      A program opened three maps on the app's phone. `found` lists the routers \
      that were built for them. Building a router takes seconds, so an injector \
      must build its router only once. Look at the closure that you pass to the \
      tour in `Injector.swift`: it must return the injector's own router.
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
      A program took the tour and the router from an injector, and stored nothing else. Then \
      it moved the visitor on, and opened a map. `found` lists the texts that the screen \
      showed and the maps that the router opened, or says what stopped the program. A part in \
      use must keep its injector alive, because the part asks the injector for other parts. \
      If an `unowned` reference stopped the program, or a map starts in the wrong room, look \
      at what the closures in `Injector.swift` capture. They must hold the injector strongly.
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
      Two threads asked a new injector for its router at the same time. A second and a third \
      pair of threads did the same with a tour and a screen. `found` lists the parts that \
      were built. Only the first thread may build a part, and the second thread must wait. If \
      a part was built twice, or the program crashed, both threads found the part missing. In \
      `Injector.swift`, check for a part and build it in one step, under one lock. If a part \
      is missing from `found`, it was built too early, before a thread asked for it.
      """)
  }
}
